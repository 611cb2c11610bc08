import type { ShopClient } from './createShopClient.ts';

/** The user of a client's token. */
export function userIdOf({ session }: Pick<ShopClient, 'session'>): string {
  const payload = session?.token.split('.')[1] ?? '';
  return (JSON.parse(Buffer.from(payload, 'base64url').toString()) as { sub: string }).sub;
}
