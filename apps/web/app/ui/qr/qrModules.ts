import encodeQR from 'qr';

/** The modules of a QR code, true where they are dark, without the border that the encoder always draws. */
export function qrModules(text: string): boolean[][] {
  const withBorder = encodeQR(text, 'raw', { ecc: 'medium', border: 1 });
  return withBorder.slice(1, -1).map((row) => row.slice(1, -1));
}
