import { createRandom } from '../createRandom.ts';
import type { Placement } from './placeThing.ts';
import type { Raster } from './Raster.ts';
import type { WearMark } from './WearMark.ts';

/** What a trace does to a pixel: towards white or black, and how much of it. Nothing: 0. */
type Shade = readonly [towards: number, share: number];

/** The shade at a place, seen from the middle of the trace: 1 is its half length or radius. */
type Brush = (across: number, along: number) => Shade;

const NOTHING: Shade = [0, 0];
/** Opaque enough to bear a trace; a trace never hangs in the air beside its thing. */
const SOLID = 200;
/** Traces reach a little beyond their size. */
const MARGIN = 1.25;

/** Draws the traces of use onto a thing that was drawn at this place. */
export function drawWear(canvas: Raster, placement: Placement, marks: readonly WearMark[]): void {
  for (const mark of marks) {
    const side = Math.max(placement.width, placement.height);
    const radius = Math.max(3, (mark.size * side) / 2);
    const middle = { x: placement.left + mark.x * placement.width, y: placement.top + mark.y * placement.height };
    const angle = ((mark.angle ?? 0) * Math.PI) / 180;
    const brush = brushes[mark.kind](mark, radius);
    const reach = Math.ceil(radius * MARGIN);
    for (let y = Math.floor(middle.y) - reach; y <= middle.y + reach; y += 1) {
      for (let x = Math.floor(middle.x) - reach; x <= middle.x + reach; x += 1) {
        if (!isSolid(canvas, placement, x, y)) continue;
        const [dx, dy] = [(x - middle.x) / radius, (y - middle.y) / radius];
        const [towards, share] = brush(
          dy * Math.cos(angle) - dx * Math.sin(angle),
          dx * Math.cos(angle) + dy * Math.sin(angle),
        );
        if (share > 0) blend(canvas, (y * canvas.width + x) * 3, towards, Math.min(1, share));
      }
    }
  }
}

const brushes: Readonly<Record<WearMark['kind'], (mark: WearMark, radius: number) => Brush>> = {
  /** A pale groove with a dark lower edge, thinner towards its ends. */
  scratch(_, radius) {
    const thin = Math.max(0.022, 1.1 / radius);
    return (across, along) => {
      if (Math.abs(along) > 1) return NOTHING;
      const width = thin * (1.15 - along * along);
      const off = across - 0.07 * Math.sin(2.4 * along);
      if (Math.abs(off) < width) return [248, 0.86 * (1 - Math.abs(off) / width) + 0.1];
      return off > 0 && off < 2.6 * width ? [24, 0.42 * (1 - off / (2.6 * width))] : NOTHING;
    };
  },
  /** Lit from the upper left: dark where the hollow begins, bright at its far rim. */
  dent() {
    return (across, along) => {
      const far = Math.hypot(across * 1.3, along);
      if (far >= 1) return NOTHING;
      const slope = ((along + across) / Math.SQRT2) * (1 - far) * 3.4;
      return slope < 0 ? [18, Math.min(0.62, -slope)] : [255, Math.min(0.6, slope)];
    };
  },
  /** Many short pale strokes beside one another: rubbed white. */
  scuff(mark, radius) {
    const random = createRandom(`scuff ${mark.x} ${mark.y}`);
    const thin = Math.max(0.04, 1 / radius);
    const strokes = Array.from({ length: 14 }, () => ({
      across: random.normal() * 0.34,
      along: random.normal() * 0.28,
      half: 0.22 + random.next() * 0.34,
    }));
    return (across, along) => {
      const near = strokes.filter(
        (one) => Math.abs(across - one.across) < thin && Math.abs(along - one.along) < one.half,
      );
      return near.length === 0 ? NOTHING : [244, 0.3 + 0.22 * near.length];
    };
  },
  /** The bare material shows, with a ragged edge that casts a shade. */
  chip(mark) {
    const random = createRandom(`chip ${mark.x} ${mark.y}`);
    const [first, second] = [random.next() * 6, random.next() * 6];
    return (across, along) => {
      const turn = Math.atan2(across, along);
      const edge = 0.7 + 0.16 * Math.sin(3 * turn + first) + 0.1 * Math.sin(7 * turn + second);
      const far = Math.hypot(across, along) / edge;
      if (far >= 1.18) return NOTHING;
      if (far >= 1) return [10, 0.4];
      return far > 0.82 && across + along < 0 ? [30, 0.55] : [226, 0.82];
    };
  },
  /** A soft darker patch. */
  stain() {
    return (across, along) => {
      const far = Math.hypot(across * 1.4, along);
      return far >= 1 ? NOTHING : [52, 0.46 * (1 - far * far)];
    };
  },
};

function isSolid(canvas: Raster, { thing, back }: Placement, x: number, y: number): boolean {
  if (x < 0 || y < 0 || x >= canvas.width || y >= canvas.height) return false;
  const atX = Math.round(back.xx * x + back.xy * y + back.x0);
  const atY = Math.round(back.yx * x + back.yy * y + back.y0);
  if (atX < 0 || atY < 0 || atX >= thing.width || atY >= thing.height) return false;
  return (thing.pixels[(atY * thing.width + atX) * 4 + 3] as number) >= SOLID;
}

function blend({ pixels }: Raster, at: number, towards: number, share: number): void {
  for (let band = 0; band < 3; band += 1) {
    const own = pixels[at + band] as number;
    pixels[at + band] = Math.round(own + (towards - own) * share);
  }
}
