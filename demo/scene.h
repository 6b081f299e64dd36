// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef ONECLC_SCENE_H
#define ONECLC_SCENE_H
// Renders the demo's own picture, a hall that opens to the sea at sunset, into width * height RGBA pixels,
// top row first.
void render_scene(int width, int height, _Float16 *rgba);
#endif
