import type { Piece, Point } from '@aeroplane/board';

/** The way of a plane that is sent back: a full circle that begins in its heading, and then a curve to its pad. */
export function loopHome(piece: Piece, pad: Point): Point[] {
  const angle = (piece.heading * Math.PI) / 180;
  const ahead = { x: Math.sin(angle), y: -Math.cos(angle) };
  const radius = 0.8;
  const middle = { x: piece.x - ahead.y * radius, y: piece.y + ahead.x * radius };
  const way: Point[] = [];
  for (let part = 0; part <= 16; part += 1) {
    const swing = (part / 16) * 2 * Math.PI;
    way.push({
      x: middle.x + radius * (Math.sin(swing) * ahead.x + Math.cos(swing) * ahead.y),
      y: middle.y + radius * (Math.sin(swing) * ahead.y - Math.cos(swing) * ahead.x),
    });
  }
  const bend = { x: piece.x + ahead.x * 3, y: piece.y + ahead.y * 3 };
  for (let part = 1; part <= 12; part += 1) {
    const t = part / 12;
    way.push({
      x: (1 - t) ** 2 * piece.x + 2 * t * (1 - t) * bend.x + t ** 2 * pad.x,
      y: (1 - t) ** 2 * piece.y + 2 * t * (1 - t) * bend.y + t ** 2 * pad.y,
    });
  }
  return way;
}
