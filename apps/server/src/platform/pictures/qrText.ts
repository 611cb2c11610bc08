import encodeQR from 'qr';

/** A QR code for a terminal, two modules high in each line. */
export function qrText(text: string): string {
  return encodeQR(text, 'ascii', { ecc: 'low' });
}
