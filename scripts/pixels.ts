/** Decodes pictures with a browser. */

import type { Page } from 'playwright-core';

/** A script for the page, which has the types of a browser. It returns the bytes of the pixels in base64. */
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

/** A picture's bytes of red, green, blue and opacity, from an address such as a `data:` URL. `page` is an empty page. */
export async function pixelsOf(page: Page, address: string, width: number, height: number): Promise<Buffer> {
  return Buffer.from(await page.evaluate<string>(drawing(address, width, height)), 'base64');
}
