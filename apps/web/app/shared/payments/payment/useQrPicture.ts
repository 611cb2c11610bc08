import { useQuery } from '@tanstack/react-query';
import { drawQr } from '../../../ui/qr/drawQr.ts';
import { qrModules } from '../../../ui/qr/qrModules.ts';

/** About so many pixels: sharp on every screen, and once saved. */
const SIDE = 624;
/** White modules around the code, without which a saved picture is not found on a dark ground. */
const BORDER = 4;

/** A QR code as the address of a picture, drawn here: the payment's code goes to no other service. */
export function useQrPicture(text: string | null): { picture: string | null; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['qr', text],
    queryFn: () => drawPicture(text ?? ''),
    enabled: text !== null,
    staleTime: Infinity,
  });
  return { picture: (text !== null && data) || null, isFailed: isError };
}

/** Every module has the same whole number of pixels. */
function drawPicture(text: string): string {
  const modules = qrModules(text).length;
  const unit = Math.floor(SIDE / (modules + 2 * BORDER));
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = unit * (modules + 2 * BORDER);
  const pen = canvas.getContext('2d');
  if (!pen) throw new Error('no canvas');
  pen.fillStyle = '#fff';
  pen.fillRect(0, 0, canvas.width, canvas.height);
  drawQr(pen, text, { x: unit * BORDER, y: unit * BORDER, side: unit * modules });
  return canvas.toDataURL('image/png');
}
