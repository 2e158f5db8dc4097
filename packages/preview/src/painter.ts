/** Renders SVG as PNG by resvg in WebAssembly: equal on every machine, and without fonts. */

import { initWasm, Resvg } from '@resvg/resvg-wasm';

export type Painter = (svg: string) => Uint8Array;

let loading: Promise<void> | undefined;

/** Loads the bytes of `@resvg/resvg-wasm/index_bg.wasm` once a process, and again after a failure. */
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
