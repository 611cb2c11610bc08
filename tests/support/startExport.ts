import type { Reply, ShopClient } from './createShopClient.ts';

/** Asks for the export of one's data, as someone who registered and knows their password. */
export async function startExport(client: ShopClient): Promise<Reply> {
  return await client.call('userExportStart', { body: { password: client.password } });
}
