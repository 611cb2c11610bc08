/** Muted tones for walls and floors: hue in degrees, saturation and lightness in percent. */
export const palettes = {
  sand: [36, 34, 89],
  oat: [40, 22, 87],
  stone: [60, 5, 88],
  fog: [210, 16, 89],
  mist: [208, 30, 88],
  sage: [110, 14, 86],
  celadon: [158, 18, 85],
  blush: [14, 36, 91],
  clay: [22, 34, 84],
  lilac: [258, 20, 90],
  butter: [46, 50, 88],
  pearl: [30, 8, 92],
  slate: [214, 14, 80],
  rose: [350, 24, 89],
  teal: [188, 20, 84],
  moss: [84, 16, 82],
  ink: [216, 12, 74],
} as const satisfies Record<string, readonly [hue: number, saturation: number, lightness: number]>;

export type PaletteName = keyof typeof palettes;
export const paletteNames = Object.keys(palettes) as PaletteName[];

/** A shade of a palette: more or less saturated, lighter or darker than its wall. */
export function shadeOf(name: PaletteName, { saturate = 0, scale = 1, lighten = 0 }): string {
  const [hue, saturation, lightness] = palettes[name];
  return `hsl(${hue},${saturation * scale + saturate}%,${Math.min(98, Math.max(0, lightness + lighten))}%)`;
}
