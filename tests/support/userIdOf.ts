import type { ShopClient } from './createShopClient.ts';

/** Whose token a client has. */
export function userIdOf(client: ShopClient): string {
  const payload = client.session?.token.split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
}
