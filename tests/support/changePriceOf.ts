import { changePrice } from '../../apps/server/src/flows/catalogue/changePrice.ts';
import type { Services } from '../../apps/server/src/platform/services.ts';

/** A new price, as staff would set it: in a transaction of its own. */
export async function changePriceOf(services: Services, input: Parameters<typeof changePrice>[1]): Promise<void> {
  await services.db.transact((tx) => changePrice(tx, input));
}
