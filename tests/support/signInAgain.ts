import { openSession } from '../../apps/server/src/flows/accounts/outside/openSession.ts';
import type { ShopClient } from './createShopClient.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';

/** After a long time: signed in anew. */
export async function signInAgain({ services }: TestShop, client: ShopClient): Promise<void> {
  const device = { browserId: client.browserId, device: '测试', address: '127.0.0.1' };
  client.session = await services.db.transact((tx) => openSession(tx, services, { userId: userIdOf(client), device }));
}
