import { newId } from '@jiwu/kernel';

/** The bytes of a wish to claim a piece of a deal, as the proxy hands them to the api. */
export function claimRequest(dealId: string, { token, from }: { token: string; from: string }): string {
  const headers = {
    host: '127.0.0.1',
    'user-type': 'User',
    anonymous: 'benchRush',
    token,
    'x-forwarded-for': from,
    'idempotency-key': newId(),
    'content-type': 'application/json',
    'content-length': '2',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  return `POST ${claimPath(dealId)} HTTP/1.1\r\n${lines.join('')}\r\n{}`;
}

export const claimPath = (dealId: string): string => `/api/woot/${dealId}/claim`;
