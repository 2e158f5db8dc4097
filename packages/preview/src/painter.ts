/** Makes PNG of SVG, by resvg compiled to WebAssembly: the same on every machine, and no font of any is looked for. */

import { initWasm, Resvg } from '@resvg/resvg-wasm';

export type Painter = (svg: string) => Uint8Array;

let loading: Promise<void> | undefined;

/** A painter from the bytes of `@resvg/resvg-wasm/index_bg.wasm`, which are loaded once a process. */
export async function openPainter(wasm: () => Promise<Uint8Array>): Promise<Painter> {
  loading ??= wasm().then((bytes) => initWasm(Uint8Array.from(bytes)));
  await loading.catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return (svg) => {
    const resvg = new Resvg(svg);
    const image = resvg.render();
    try {
      return image.asPng();
    } finally {
      image.free();
      resvg.free();
    }
  };
}
