import { type Buyer, must } from './makeBuyer.ts';
import type { TestShop } from './startTestShop.ts';

/** The code that closes a user's account, as sent to the phone. */
export async function askCloseCode(
  shop: TestShop,
  { client, userId }: Pick<Buyer, 'client' | 'userId'>,
): Promise<string> {
  must(await client.call('userCloseCode'));
  const { phone_number: phone } = await shop.services.db.read
    .selectFrom('users')
    .select('phone_number')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return await client.readCode(phone ?? '');
}
