import { drawQr } from '../qr/drawQr.ts';

interface Words {
  readonly text: string;
  readonly x: number;
  readonly y: number;
  /** Weight and size: 600 44px. */
  readonly font: string;
  readonly colour: string;
  /** A longer text is squeezed, not cut. */
  readonly maxWidth: number;
}

interface Poster {
  readonly pen: CanvasRenderingContext2D;
  readonly write: (words: Words) => void;
  /** The shop's mark, as `Logo` draws it. */
  readonly drawMark: (place: { x: number; y: number; side: number }) => void;
  readonly drawQr: (link: string, place: { x: number; y: number; side: number }) => void;
  readonly finish: () => Promise<Blob>;
}

/** The shop's own type, as canvases want it. */
export const posterFont = (weightAndSize: string) =>
  `${weightAndSize} "PingFang SC", "HarmonyOS Sans SC", MiSans, "Microsoft YaHei", "Noto Sans CJK SC", sans-serif`;

/** A white picture to draw on, to be sent on as PNG. */
export function openPoster(width: number, height: number): Poster {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, width, height);
  return {
    pen,
    write({ text, x, y, font, colour, maxWidth }) {
      pen.font = posterFont(font);
      pen.fillStyle = colour;
      pen.fillText(text, x, y, maxWidth);
    },
    drawMark({ x, y, side }) {
      const unit = side / 28;
      pen.fillStyle = '#1d2129';
      pen.fillRect(x, y, side, side);
      pen.fillStyle = '#fff';
      pen.fillRect(x + 3 * unit, y + 3 * unit, 22 * unit, 22 * unit);
      pen.fillStyle = '#1677ff';
      pen.fillRect(x + 14 * unit, y + 14 * unit, 8 * unit, 8 * unit);
    },
    drawQr: (link, place) => drawQr(pen, link, place),
    finish: () =>
      new Promise((resolve, reject) => {
        canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('no picture'))), 'image/png');
      }),
  };
}

export async function loadPicture(address: string): Promise<HTMLImageElement> {
  const picture = new Image();
  picture.src = address;
  await picture.decode();
  return picture;
}
