/** Link previews for chat apps: title, description and a picture of the board. */

export { createPreview, type PreviewDeps } from './app.ts';
export { installedWasm } from './wasm.ts';
export type { Preloads } from './preloads.ts';
