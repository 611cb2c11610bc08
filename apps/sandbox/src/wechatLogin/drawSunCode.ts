import { createHash } from 'node:crypto';
import sharp from 'sharp';

const RAYS = 60;
const RINGS = 5;
const INK = '#1d2129';

/** A picture with the look of a mini-program code: rays whose marks follow the scene, three eyes, a bag in the middle. */
export function drawSunCode(scene: string, width: number): Promise<Buffer> {
  const bits = createHash('sha512').update(scene).digest();
  const marks: string[] = [];
  for (let ray = 0; ray < RAYS; ray += 1) {
    const angle = (ray / RAYS) * 2 * Math.PI;
    for (let ring = 0; ring < RINGS; ring += 1) {
      const bit = ray * RINGS + ring;
      const set = ((bits[bit >> 3] ?? 0) >> (bit & 7)) & 1;
      const from = 118 + ring * 22;
      if (!nearEye(angle, from)) marks.push(mark(angle, from, set === 1 ? 14 : 0));
    }
  }
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${width}" viewBox="-250 -250 500 500">
<rect x="-250" y="-250" width="500" height="500" fill="#fff"/>
<g stroke="${INK}" stroke-width="8" stroke-linecap="round">${marks.join('')}</g>
${EYES.map(([x, y]) => `<circle cx="${x}" cy="${y}" r="30" fill="none" stroke="${INK}" stroke-width="10"/><circle cx="${x}" cy="${y}" r="13" fill="${INK}"/>`).join('')}
<circle r="88" fill="#1677ff"/>
<path d="M-38 -18h76l8 66h-92z" fill="#fff"/><path d="M-20 -8v-18a20 20 0 0 1 40 0v18" fill="none" stroke="#fff" stroke-width="9"/>
</svg>`;
  return sharp(Buffer.from(svg)).png({ palette: true }).toBuffer();
}

const EYES = [
  [-160, -160],
  [160, -160],
  [-160, 160],
] as const;

function nearEye(angle: number, radius: number): boolean {
  return EYES.some(([x, y]) => Math.hypot(Math.cos(angle) * radius - x, Math.sin(angle) * radius - y) < 58);
}

function mark(angle: number, from: number, length: number): string {
  const at = (radius: number): string =>
    `${(Math.cos(angle) * radius).toFixed(1)} ${(Math.sin(angle) * radius).toFixed(1)}`;
  // A line of no length with round ends is a dot: an unset mark still shows where the ray runs.
  return `<path d="M${at(from)}L${at(from + length)}"/>`;
}
