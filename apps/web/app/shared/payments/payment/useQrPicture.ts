import { useQuery } from '@tanstack/react-query';
import qrcode from 'qrcode';

/** Large enough to be sharp on every screen, and once saved. */
const SIDE = 624;

/** A QR code as the address of a picture, drawn here: the payment's code goes to no other service. */
export function useQrPicture(text: string | null): { picture: string | null; isFailed: boolean } {
  const { data, isError } = useQuery({
    queryKey: ['qr', text],
    queryFn: () => qrcode.toDataURL(text ?? '', { width: SIDE, margin: 1, errorCorrectionLevel: 'M' }),
    enabled: text !== null,
    staleTime: Infinity,
  });
  return { picture: (text !== null && data) || null, isFailed: isError };
}
