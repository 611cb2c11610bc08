/** Three box blurs one after the other come within a few percent of a Gaussian. */
const PASSES = 3;

/** Blurs a field of numbers; beyond its edges is nothing. */
export function blurField(
  field: Float32Array,
  { width, height }: { width: number; height: number },
  sigma: number,
): Float32Array {
  const radius = Math.max(1, Math.round((Math.sqrt((12 * sigma * sigma) / PASSES + 1) - 1) / 2));
  let from = field;
  let to: Float32Array = new Float32Array(field.length);
  for (let pass = 0; pass < PASSES; pass += 1) {
    for (let y = 0; y < height; y += 1) blurLine(from, to, y * width, 1, width, radius);
    [from, to] = [to, from];
    for (let x = 0; x < width; x += 1) blurLine(from, to, x, width, height, radius);
    [from, to] = [to, from];
  }
  return from;
}

/** Each value becomes the mean of those within the radius: a running sum, so the radius costs nothing. */
function blurLine(
  from: Float32Array,
  to: Float32Array,
  start: number,
  step: number,
  length: number,
  radius: number,
): void {
  const share = 1 / (2 * radius + 1);
  let sum = 0;
  for (let index = 0; index < Math.min(radius, length); index += 1) sum += from[start + index * step] as number;
  for (let index = 0; index < length; index += 1) {
    if (index + radius < length) sum += from[start + (index + radius) * step] as number;
    if (index > radius) sum -= from[start + (index - radius - 1) * step] as number;
    to[start + index * step] = sum * share;
  }
}
