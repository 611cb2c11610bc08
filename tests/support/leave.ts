import type { Answer, Contract } from '@jiwu/contract';
import { sql } from 'kysely';
import { askCloseCode } from './askCloseCode.ts';
import type { Reply, ShopClient } from './createShopClient.ts';
import { must } from './makeBuyer.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';

type Preview = Answer<Contract['userClosing']>;

export const bankAccount = { holder: '林知夏', bank: '工商银行杭州文三路支行', number: '6222021202012345678' };

export const previewOf = async (client: ShopClient): Promise<Preview> =>
  must<Preview>(await client.call('userClosing'));

interface Wish {
  /** As shown, unless the test lies. */
  readonly amountFen?: number;
  readonly account?: typeof bankAccount | null;
  /** One that was asked for before. */
  readonly code?: string;
}

/** A code to close with, once another may be sent. */
export async function codeToLeave(shop: TestShop, client: ShopClient): Promise<string> {
  shop.advance(61_000);
  return await askCloseCode(shop, { client, userId: userIdOf(client) });
}

/** Looks at what comes back, and closes the account with it. */
export async function leave(shop: TestShop, client: ShopClient, wish: Wish = {}): Promise<Reply> {
  const { amountFen = (await previewOf(client)).totalFen, account = bankAccount } = wish;
  const code = wish.code ?? (await codeToLeave(shop, client));
  return await client.call('userClose', { body: { code, back: { amountFen, ...(account && { account }) } } });
}

/** As if it had been recharged so long ago. */
export async function ageRecharge(shop: TestShop, rechargeId: string, days: number): Promise<void> {
  await shop.owner.writeAlone(
    sql`update recharges set paid_at = paid_at - make_interval(days => ${days}) where id = ${rechargeId}`,
  );
}

/** The payouts of one leaver, as the table has them. */
export async function payoutsOf(shop: TestShop, userId: string) {
  return await shop.services.db.read
    .selectFrom('closing_payouts')
    .selectAll()
    .where('user_id', '=', userId)
    .orderBy('way', 'desc')
    .orderBy('amount_fen')
    .execute();
}
