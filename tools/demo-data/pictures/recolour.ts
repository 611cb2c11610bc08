/** Brightness and two colour differences, as television has them: colour can be changed without touching the modelling. */
interface Tone {
  readonly y: number;
  readonly b: number;
  readonly r: number;
}

const BINS = 16;
/** Largest colour difference to the largest part at which a pixel still belongs to that part. */
const SAME_PART = 34;
const OTHER_PART = 92;
/** From here on two colours are clearly not the same. */
const ANOTHER_PART = 24;
/** Even other parts take on a little, as everything in coloured light does. */
const LEAST_SHARE = 0.15;
/** The share of its own colour that the rest keeps. */
const REST_SATURATION = 0.72;

/**
 * Gives one part of a thing another colour and keeps light, shade and small details: the largest part, or the largest one around
 * it, such as the case around a screen. RGBA in, RGBA out.
 */
export function recolour(pixels: Uint8Array, swatch: string, which: 'largest' | 'around'): Uint8Array {
  const part = findPart(pixels, which);
  const aim = parseHex(swatch);
  const darker = aim.y < part.y;
  const result = Uint8ClampedArray.from(pixels);
  for (let at = 0; at < pixels.length; at += 4) {
    if (pixels[at + 3] === 0) continue;
    const own = toneOf(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number);
    const distance = Math.hypot(own.b - part.b, own.r - part.r);
    const near = Math.min(1, Math.max(0, (OTHER_PART - distance) / (OTHER_PART - SAME_PART)));
    const share = Math.max(LEAST_SHARE, near * near * (3 - 2 * near));
    const above = Math.max(0, (own.y - part.y) / (256 - part.y));
    // Darker than the part stays in proportion; lighter is moved towards white by as much as it was.
    const lit =
      above > 0
        ? aim.y + (256 - aim.y) * above * (darker ? 0.55 : 0.9)
        : aim.y * Math.pow(own.y / Math.max(part.y, 1), darker ? 0.8 : 1.1);
    // Highlights are white whatever the colour.
    const colour = 1 - 0.6 * above;
    const y = own.y + (lit - own.y) * share;
    const rest = REST_SATURATION * (1 - share) + 0.25 * share;
    const b = (own.b - part.b * share) * rest + aim.b * colour * share;
    const r = (own.r - part.r * share) * rest + aim.r * colour * share;
    result[at] = y + 1.403 * r;
    result[at + 1] = y - 0.714 * r - 0.344 * b;
    result[at + 2] = y + 1.773 * b;
  }
  return new Uint8Array(result.buffer);
}

/** The mean tone of the commonest colour, or of the commonest that is clearly another. */
function findPart(pixels: Uint8Array, which: 'largest' | 'around'): Tone {
  const sums = new Float64Array(BINS * BINS * 4);
  for (let at = 0; at < pixels.length; at += 4) {
    if ((pixels[at + 3] as number) < 128) continue;
    const { y, b, r } = toneOf(pixels[at] as number, pixels[at + 1] as number, pixels[at + 2] as number);
    const bin = (binOf(b) * BINS + binOf(r)) * 4;
    for (const [index, value] of [1, y, b, r].entries()) sums[bin + index] = (sums[bin + index] as number) + value;
  }
  const parts: (Tone & { readonly count: number })[] = [];
  for (let bin = 0; bin < sums.length; bin += 4) {
    const [count = 0, y = 0, b = 0, r = 0] = sums.subarray(bin, bin + 4);
    if (count > 0) parts.push({ count, y: y / count, b: b / count, r: r / count });
  }
  const [largest = { y: 0, b: 0, r: 0 }, ...others] = parts.toSorted((one, other) => other.count - one.count);
  if (which === 'largest') return largest;
  return others.find(({ b, r }) => Math.hypot(b - largest.b, r - largest.r) > ANOTHER_PART) ?? largest;
}

const binOf = (difference: number) => Math.min(BINS - 1, Math.floor(((difference + 128) / 256) * BINS));

function toneOf(red: number, green: number, blue: number): Tone {
  const y = 0.299 * red + 0.587 * green + 0.114 * blue;
  return { y, b: (blue - y) * 0.564, r: (red - y) * 0.713 };
}

function parseHex(hex: string): Tone {
  const value = Number.parseInt(hex.slice(1), 16);
  return toneOf((value >> 16) & 255, (value >> 8) & 255, value & 255);
}
