import encodeQR from 'qr';

interface Qr {
  /** Modules along each side. */
  readonly side: number;
  /** Path of the dark modules, each a unit square, for an SVG. */
  readonly path: string;
}

/** A QR code as a path, without the white border that it needs around it: four modules, where nothing else may be drawn. */
export function qrPath(text: string): Qr {
  const withBorder = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  const rows = withBorder.slice(1, -1).map((row) => row.slice(1, -1));
  const path = rows.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : []))).join('');
  return { side: rows.length, path };
}
