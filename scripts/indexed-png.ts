/** Encodes pictures of few colours as small PNG files (W3C PNG, colour type 3): a palette, and an index for each pixel. */

import { crc32, deflateSync } from 'node:zlib';

const SIGNATURE = Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a);
const MOST_COLOURS = 256;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

const channelsOf = (colour: number): number[] => [24, 16, 8, 0].map((shift) => (colour >>> shift) & 255);

const distance = (one: number, other: number): number => {
  const others = channelsOf(other);
  return channelsOf(one).reduce((sum, channel, index) => sum + (channel - (others[index] ?? 0)) ** 2, 0);
};

/** The most frequent colours, and for every other one the nearest of them. */
function paletteOf(pixels: readonly number[]): { palette: number[]; indexOf: Map<number, number> } {
  const counts = new Map<number, number>();
  for (const pixel of pixels) counts.set(pixel, (counts.get(pixel) ?? 0) + 1);
  const colours = [...counts.keys()].sort((one, other) => (counts.get(other) ?? 0) - (counts.get(one) ?? 0));
  const palette = colours.slice(0, MOST_COLOURS);
  const nearest = (colour: number): number =>
    palette.reduce(
      (best, one, index) => (distance(one, colour) < distance(palette[best] ?? 0, colour) ? index : best),
      0,
    );
  return { palette, indexOf: new Map(colours.map((colour) => [colour, nearest(colour)])) };
}

/** A picture of this size, from bytes of red, green, blue and opacity. */
export function indexedPng(width: number, height: number, rgba: Buffer): Buffer {
  const pixels = Array.from({ length: width * height }, (_, index) => rgba.readUInt32BE(index * 4));
  const { palette, indexOf } = paletteOf(pixels);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  header.set([8, 3, 0, 0, 0], 8);
  // Each row begins with its filter: 0 for none, the best for indices.
  const rows = Array.from({ length: height }, (_, y) => [
    0,
    ...pixels.slice(y * width, (y + 1) * width).map((pixel) => indexOf.get(pixel) ?? 0),
  ]);
  return Buffer.concat([
    SIGNATURE,
    chunk('IHDR', header),
    chunk('PLTE', Uint8Array.from(palette.flatMap((colour) => channelsOf(colour).slice(0, 3)))),
    chunk('tRNS', Uint8Array.from(palette.map((colour) => colour & 255))),
    chunk('IDAT', deflateSync(Uint8Array.from(rows.flat()), { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
