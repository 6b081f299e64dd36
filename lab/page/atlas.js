/* SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception */
"use strict";
(() => {
  const all = (selector, within = document) => [...within.querySelectorAll(selector)];
  const one = (selector, within = document) => within.querySelector(selector);
  const search = one("#search"), found = one("#found"), table = one("#functions"), pages = all("#pages > .fn");
  document.documentElement.classList.add("js");

  // ---- The search: every word must be in the name or the summary, or in the text of the method.
  const texts = new Map(pages.map(page => [one("h3", page).textContent, page.dataset.words + " " + one(".method", page).textContent.toLowerCase()]));
  const marks = all(".scatter .m[data-f]");
  function filter() {
    const words = search.value.toLowerCase().split(/\s+/).filter(Boolean);
    const matches = name => {
      const text = texts.get(name) || name;
      return words.every(word => text.includes(word));
    };
    let shown = 0;
    for (const page of pages) {
      page.hidden = !matches(one("h3", page).textContent);
      shown += !page.hidden;
    }
    for (const row of table.tBodies[0].rows) row.hidden = !matches(row.cells[0].dataset.v);
    for (const mark of marks) mark.classList.toggle("dim", words.length > 0 && !matches(mark.dataset.f));
    found.textContent = words.length ? `${shown} of ${pages.length} functions` : `${pages.length} functions`;
  }
  search.addEventListener("input", filter);
  document.addEventListener("keydown", event => {
    if (event.key === "/" && !event.ctrlKey && !event.metaKey && !event.altKey && event.target !== search) {
      event.preventDefault();
      search.focus();
      search.select();
    } else if (event.key === "Escape" && event.target === search && search.value) {
      event.preventDefault();
      search.value = "";
      filter();
    }
  });

  // ---- The order of the table: by numbers where there are any, by text elsewhere; what is missing comes last.
  function sort(head) {
    const down = head.ariaSort === "ascending", column = head.cellIndex, body = table.tBodies[0];
    for (const other of table.tHead.rows[0].cells) other.removeAttribute("aria-sort");
    head.setAttribute("aria-sort", down ? "descending" : "ascending");
    const keyed = [...body.rows].map(row => [row.cells[column].dataset.v, row]);
    const missing = keyed.filter(([key]) => key === undefined), rest = keyed.filter(([key]) => key !== undefined);
    const numeric = rest.every(([key]) => key !== "" && !isNaN(+key.replace("inf", "Infinity")));
    rest.sort(([a], [b]) => (numeric ? +a.replace("inf", "Infinity") - +b.replace("inf", "Infinity") : a < b ? -1 : a > b ? 1 : 0) * (down ? -1 : 1));
    body.append(...[...rest, ...missing].map(([, row]) => row));
  }
  for (const button of all("thead button", table)) button.addEventListener("click", () => sort(button.closest("th")));
  // Arrows go from name to name.
  table.tBodies[0].addEventListener("keydown", event => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step || !event.target.matches("th a")) return;
    const names = all("tbody th a", table).filter(link => link.offsetParent);
    const next = names[names.indexOf(event.target) + step];
    if (next) next.focus();
    event.preventDefault();
  });

  // ---- A link to a function opens it.
  function open() {
    const target = document.getElementById(decodeURIComponent(location.hash.slice(1)));
    const page = target && target.closest("details");
    if (!page) return;
    page.hidden = false;
    page.open = true;
    page.scrollIntoView();
    one("summary", page).focus({ preventScroll: true });
  }
  addEventListener("hashchange", open);
  one("#open").addEventListener("click", () => pages.forEach(page => { if (!page.hidden) page.open = true; }));
  one("#close").addEventListener("click", () => all("details").forEach(page => { page.open = false; }));

  // ---- The plot: a mark shows its function in all libraries; arrows go from mark to mark of ours.
  for (const figure of all(".scatter")) {
    const svg = one("svg[tabindex]", figure), output = one("output", figure);
    if (!svg) continue;
    const own = all(".m[data-f]", svg);
    let at = null;
    function show(mark) {
      at = mark;
      for (const other of own) {
        const same = mark && other.dataset.f === mark.dataset.f;
        other.classList.toggle("on", !!same);
        other.classList.toggle("here", other === mark);
        other.classList.toggle("dim", !!mark && !same);
      }
      output.textContent = mark ? own.filter(other => other.dataset.f === mark.dataset.f).map(other => one("title", other).textContent)
        .map((text, i) => i ? text.replace(/^\S+, /, "") : text).join("; ") : "";
      if (!mark) filter();
    }
    const go = mark => { location.hash = "#" + mark.dataset.f; };
    svg.addEventListener("pointerover", event => { if (event.target.matches(".m")) show(event.target); });
    svg.addEventListener("pointerleave", () => { if (document.activeElement !== svg) show(null); });
    svg.addEventListener("click", event => { if (event.target.matches(".m")) go(event.target); });
    svg.addEventListener("focus", () => { if (!at) output.textContent = "Arrow keys go from function to function, Enter opens it."; });
    svg.addEventListener("blur", () => show(null));
    svg.addEventListener("keydown", event => {
      const ours = own.filter(mark => mark.matches(".l-ours")).sort((a, b) => a.dataset.f < b.dataset.f ? -1 : 1);
      const step = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 }[event.key];
      if (step) {
        const now = at ? ours.findIndex(mark => mark.dataset.f === at.dataset.f) : step > 0 ? -1 : 0;
        show(ours[(now + step + ours.length) % ours.length]);
        event.preventDefault();
      } else if (event.key === "Enter" && at) {
        go(at);
      } else if (event.key === "Escape") {
        show(null);
      }
    });
  }
  filter();
  if (location.hash) open();
})();
