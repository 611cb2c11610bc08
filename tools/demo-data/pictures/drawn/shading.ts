/** A soft solid shape as the other things are drawn: lit from the upper left, darker towards the lower right. */
export function solid(id: string, [light, main, dark]: readonly [string, string, string]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="1"><stop offset="0" stop-color="${light}"/><stop offset=".5" stop-color="${main}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
}

/** A round upright one: lit a little left of its middle. */
export function round(id: string, [light, main, dark]: readonly [string, string, string]): string {
  return `<linearGradient id="${id}" x1="0" y1="0" x2="1" y2="0"><stop offset="0" stop-color="${main}"/><stop offset=".28" stop-color="${light}"/><stop offset=".62" stop-color="${main}"/><stop offset="1" stop-color="${dark}"/></linearGradient>`;
}

/** A whole drawing, in the size of the others. */
export function drawing(gradients: string, shapes: string): string {
  return `<svg xmlns="http://www.w3.org/2000/svg" width="256" height="256"><defs>${gradients}</defs>${shapes}</svg>`;
}

export const box = (x: number, y: number, width: number, height: number, radius: number, fill: string): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${radius}" fill="${fill}"/>`;

/** A highlight along the left side of something smooth. */
export const gleam = (x: number, y: number, width: number, height: number): string =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" rx="${width / 2}" fill="#fff" fill-opacity=".45"/>`;
