import { blurField } from './blurField.ts';
import type { Placement } from './placeThing.ts';
import type { Raster } from './Raster.ts';

/** Shadows are computed at a sixth of the size: the difference is invisible, and it takes a fraction of the time. */
const SHRINK = 6;
/** Room for the blur around the thing, on a canvas of 800. */
const ROOM = 132;
/** From here on the shadow is invisible. */
const FULL_LIGHT = 0.997;
/** A little blue, as out of doors. */
const COLOUR = [32, 34, 46] as const;

/** Part of a shadow: the thing's silhouette, squashed, moved and blurred. */
interface Layer {
  readonly widthShare: number;
  readonly height: number;
  readonly blur: number;
  readonly opacity: number;
  /** Where its middle is, from the middle of the thing's lower edge. */
  readonly dx: number;
  readonly dy: number;
}

/** A coarse grid over a part of the canvas. */
interface Field {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** Darkens the canvas (RGB) under a thing lit from the upper left: on the floor, or around it when it lies flat. */
export function castShadow(canvas: Raster, placement: Placement, lies: boolean): void {
  const unit = canvas.width / 800;
  const room = ROOM * unit;
  const field: Field = {
    left: Math.floor(placement.left - room),
    top: Math.floor(placement.top - room),
    width: Math.ceil((placement.width + 2 * room) / SHRINK) + 1,
    height: Math.ceil((placement.height + 2 * room) / SHRINK) + 1,
  };
  const mask = silhouette(placement);
  const light = new Float32Array(field.width * field.height).fill(1);
  for (const layer of (lies ? lyingLayers : standingLayers)(placement.height, unit)) {
    const dark = blurField(drawLayer(mask, placement, field, layer), field, layer.blur / SHRINK);
    for (let at = 0; at < light.length; at += 1) {
      light[at] = (light[at] as number) * (1 - (dark[at] as number) * layer.opacity);
    }
  }
  darken(canvas, light, field);
}

function lyingLayers(height: number, unit: number): Layer[] {
  const whole = { widthShare: 1, height };
  const middle = -height / 2;
  return [
    { ...whole, blur: 10 * unit, opacity: 0.26, dx: 8 * unit, dy: middle + 12 * unit },
    { ...whole, blur: 30 * unit, opacity: 0.22, dx: 22 * unit, dy: middle + 34 * unit },
  ];
}

function standingLayers(height: number, unit: number): Layer[] {
  const low = Math.max(24 * unit, height * 0.13);
  return [
    { widthShare: 1.02, height: low, blur: 26 * unit, opacity: 0.34, dx: 24 * unit, dy: 8 * unit - low * 0.12 },
    { widthShare: 0.92, height: low * 0.6, blur: 8 * unit, opacity: 0.42, dx: 4 * unit, dy: -low * 0.04 },
    { widthShare: 1, height, blur: 24 * unit, opacity: 0.1, dx: 16 * unit, dy: 12 * unit - height / 2 },
  ];
}

/** Opacity of the thing at each point of a coarse grid over its box, from 0 to 1. */
function silhouette({ thing, back, left, top, width, height }: Placement) {
  const columns = Math.max(1, Math.round(width / SHRINK));
  const rows = Math.max(1, Math.round(height / SHRINK));
  const solid = new Float32Array(columns * rows);
  for (let row = 0; row < rows; row += 1) {
    const y = top + ((row + 0.5) * height) / rows;
    for (let column = 0; column < columns; column += 1) {
      const x = left + ((column + 0.5) * width) / columns;
      const sourceX = Math.floor(back.xx * x + back.xy * y + back.x0);
      const sourceY = Math.floor(back.yx * x + back.yy * y + back.y0);
      const inside = sourceX >= 0 && sourceY >= 0 && sourceX < thing.width && sourceY < thing.height;
      if (inside) {
        solid[row * columns + column] = (thing.pixels[(sourceY * thing.width + sourceX) * 4 + 3] as number) / 255;
      }
    }
  }
  return { solid, columns, rows };
}

/** The silhouette, squashed to the layer's size, at its place in the field. */
function drawLayer(
  mask: ReturnType<typeof silhouette>,
  thing: { width: number; height: number },
  field: Field,
  layer: Layer,
): Float32Array {
  const drawn = new Float32Array(field.width * field.height);
  const width = Math.max(1, Math.round((thing.width * layer.widthShare) / SHRINK));
  const height = Math.max(1, Math.round(layer.height / SHRINK));
  const room = (field.width - 1 - thing.width / SHRINK) / 2;
  const left = Math.round(room + (thing.width / 2 + layer.dx) / SHRINK - width / 2);
  const top = Math.round(room + (thing.height + layer.dy) / SHRINK - height / 2);
  for (let y = Math.max(0, -top); y < Math.min(height, field.height - top); y += 1) {
    const row = Math.floor((y * mask.rows) / height) * mask.columns;
    for (let x = Math.max(0, -left); x < Math.min(width, field.width - left); x += 1) {
      drawn[(top + y) * field.width + left + x] = mask.solid[row + Math.floor((x * mask.columns) / width)] as number;
    }
  }
  return drawn;
}

/** Lets through only the light of the field, which is enlarged smoothly to the canvas. */
function darken(canvas: Raster, light: Float32Array, field: Field): void {
  const bottom = Math.min(canvas.height, field.top + (field.height - 1) * SHRINK);
  for (let y = Math.max(0, field.top); y < bottom; y += 1) {
    const row = Math.floor((y - field.top) / SHRINK);
    const share = (y - field.top) / SHRINK - row;
    let at = row * field.width;
    let next = mix(light[at] as number, light[at + field.width] as number, share);
    for (let column = 0; column < field.width - 1; column += 1) {
      at += 1;
      const here = next;
      next = mix(light[at] as number, light[at + field.width] as number, share);
      if (here < FULL_LIGHT || next < FULL_LIGHT) {
        darkenRun(canvas, y, field.left + column * SHRINK, here, (next - here) / SHRINK);
      }
    }
  }
}

/** The few pixels between two points of the field. Whole numbers, 65536 being full light: twice as quick. */
function darkenRun({ pixels, width }: Raster, y: number, left: number, light: number, step: number): void {
  const [red, green, blue] = COLOUR;
  const begin = Math.max(0, left);
  const end = Math.min(width, left + SHRINK);
  const stepWhole = Math.round(step * 65536);
  let share = Math.round((light + step * (begin - left)) * 65536);
  let to = (y * width + begin) * 3;
  for (let x = begin; x < end; x += 1) {
    pixels[to] = red + ((((pixels[to] as number) - red) * share) >> 16);
    pixels[to + 1] = green + ((((pixels[to + 1] as number) - green) * share) >> 16);
    pixels[to + 2] = blue + ((((pixels[to + 2] as number) - blue) * share) >> 16);
    share += stepWhole;
    to += 3;
  }
}

const mix = (one: number, other: number, share: number) => one + (other - one) * share;
