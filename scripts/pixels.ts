/** The pixels of pictures, by a browser. */

import type { Page } from 'playwright-core';

/** Draws inside the page, whose language this is; what comes back are the bytes of the pixels, in base64. */
const drawing = (address: string, width: number, height: number): string => `(async () => {
  const picture = new Image();
  picture.src = ${JSON.stringify(address)};
  await picture.decode();
  const canvas = new OffscreenCanvas(${width}, ${height});
  const context = canvas.getContext('2d');
  context.drawImage(picture, 0, 0, ${width}, ${height});
  const { data } = context.getImageData(0, 0, ${width}, ${height});
  return btoa(Array.from(data, (byte) => String.fromCharCode(byte)).join(''));
})()`;

/** A picture at an address, such as a `data:` one, as bytes of red, green, blue and opacity. The page is an empty one. */
export async function pixelsOf(page: Page, address: string, width: number, height: number): Promise<Buffer> {
  return Buffer.from(await page.evaluate<string>(drawing(address, width, height)), 'base64');
}
