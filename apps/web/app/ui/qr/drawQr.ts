import { qrModules } from './qrModules.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  /** Pixels along each side, of the modules alone. */
  readonly side: number;
}

/**
 * Draws a QR code with a canvas' pen, in whole pixels so that no seam shows between modules. Around it four modules must stay
 * white; whoever calls leaves them.
 */
export function drawQr(
  pen: Pick<CanvasRenderingContext2D, 'fillStyle' | 'fillRect'>,
  text: string,
  place: Place,
): void {
  const rows = qrModules(text);
  const edge = (module: number) => Math.round((module * place.side) / rows.length);
  pen.fillStyle = '#000';
  for (const [row, modules] of rows.entries()) {
    for (const [column, isDark] of modules.entries()) {
      if (!isDark) continue;
      const [left, top] = [edge(column), edge(row)];
      pen.fillRect(place.x + left, place.y + top, edge(column + 1) - left, edge(row + 1) - top);
    }
  }
}
