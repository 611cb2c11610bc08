import { randomBytes, randomInt } from 'node:crypto';
import { DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { settleEffects } from '../../apps/server/src/jobs/settleEffects.ts';
import { setCommission } from '../../apps/server/src/modules/goods/catalogue/index.ts';
import { readBalances, userAccount } from '../../apps/server/src/modules/money/ledger/index.ts';
import { createShopClient, newPhone, type Reply, type ShopClient } from './createShopClient.ts';
import { must } from './makeBuyer.ts';
import { makeOrder, type MadeOrder } from './makeOrder.ts';
import { makeProduct } from './makeProduct.ts';
import type { TestShop } from './startTestShop.ts';
import { userIdOf } from './userIdOf.ts';

export interface Promoter {
  readonly client: ShopClient;
  readonly userId: string;
  readonly code: string;
  readonly phoneNumber: string;
  readonly password: string;
}

/** Someone with a link, who has no address and lives nowhere near the buyers of the tests. */
export async function makePromoter(shop: TestShop): Promise<Promoter> {
  const client = createShopClient(shop, { roaming: true });
  const account = await client.register();
  const { invitationCode } = must<{ invitationCode: string }>(await client.call('userSelf'));
  return { client, userId: userIdOf(client), code: invitationCode, ...account };
}

/** A browser with the random key of its clicks. */
export interface Visitor {
  readonly client: ShopClient;
  /** Storage cleared: a new one. */
  key: string;
  readonly click: (promoter: Pick<Promoter, 'code'>, place?: string | null) => Promise<Reply>;
  readonly join: () => Promise<Reply>;
  /** Registers, and joins its clicks as the pages do. */
  readonly register: () => Promise<void>;
}

export const newKey = (): string => randomBytes(16).toString('base64url');

export function visitorIn(client: ShopClient): Visitor {
  const visitor: Visitor = {
    client,
    key: newKey(),
    click: ({ code }, place = null) => client.call('clickRecord', { body: { code, key: visitor.key, place } }),
    join: () => client.call('clickJoin', { body: { key: visitor.key } }),
    async register() {
      await client.register();
      must(await visitor.join());
    },
  };
  return visitor;
}

export const makeVisitor = (shop: TestShop): Visitor => visitorIn(createShopClient(shop, { roaming: true }));

/** A product that pays commission. */
export async function makeEarning(
  { services: { db } }: TestShop,
  { rateBp = 600, ...wish }: Parameters<typeof makeProduct>[1] & { rateBp?: number } = {},
) {
  const product = await makeProduct(db, wish);
  await db.transact((tx) => setCommission(tx, { subject: { kind: 'product', id: product.id }, rateBp }));
  return { ...product, skuId: product.skuIds[0] ?? '' };
}

interface EffectRow {
  readonly id: string;
  readonly user_id: string;
  readonly line_id: string;
  readonly place: string | null;
  readonly state: string;
  readonly commission_fen: number;
  readonly paid_fen: number;
  readonly refunded_fen: number;
}

/** The effect orders of an order, in the order of its lines. */
export async function effectsOf({ services: { db } }: TestShop, orderId: string): Promise<EffectRow[]> {
  const { rows } = await sql<EffectRow>`
    select effect.* from effect_orders as effect
    join order_lines as line on line.user_id = buyer_id and line.order_id = effect.order_id and line.id = line_id
    where effect.order_id = ${orderId} order by line.position`.execute(db.read);
  return rows;
}

/** Why lines of an order were credited to nobody, as staff see it. */
export async function refusalsOf({ services: { db } }: TestShop, orderId: string): Promise<string[]> {
  const { rows } = await sql<{ reason: string }>`
    select reason from effect_refusals where order_id = ${orderId} order by line_id`.execute(db.read);
  return rows.map(({ reason }) => reason);
}

/** Pending and settled commission, as the ledger has them. */
export async function commissionOf({ services: { db } }: TestShop, userId: string): Promise<[number, number]> {
  const accounts = [userAccount(userId, 'pendingCommission'), userAccount(userId, 'commission')] as const;
  const balances = await readBalances(db.read, accounts);
  return [balances.get(accounts[0].id)?.balance ?? 0, balances.get(accounts[1].id)?.balance ?? 0];
}

interface Earned {
  /** With a product of its own at ten percent, so that the price is ten times this. */
  readonly commissionFen: number;
  readonly state?: 'pending' | 'settling' | 'payable';
  readonly place?: string | null;
  readonly title?: string;
  readonly buyer?: ShopClient;
}

/** Someone buys by the promoter's link; the days pass by a clock of the sweep alone. */
export async function earn(shop: TestShop, promoter: Pick<Promoter, 'code'>, wish: Earned): Promise<MadeOrder> {
  const { commissionFen, state = 'payable', place = null, title } = wish;
  const product = await makeEarning(shop, { rateBp: 1000, priceFen: commissionFen * 10, ...(title ? { title } : {}) });
  const buyer = wish.buyer ?? createShopClient(shop, { roaming: true });
  if (!buyer.session) {
    await buyer.register();
    // A door of their own: nobody takes the buyer for the promoter.
    const door = {
      recipient: '周舟',
      phoneNumber: newPhone(),
      divisionCode: '330106',
      detail: `长江路 ${randomInt(1e8)} 号`,
    };
    must(await buyer.call('addressCreate', { body: door }));
  }
  must(await visitorIn(buyer).click(promoter, place));
  const lines = [{ skuId: product.skuId, quantity: 1 }];
  const order = await makeOrder(shop, buyer, { lines, state: state === 'pending' ? 'paid' : 'completed' });
  if (state === 'payable') await settleLater(shop);
  return order;
}

/** The sweep of a week later: everything that is complete becomes payable, unless an after-sale is open. */
export async function settleLater({ services }: TestShop, spanMs = 7 * DAY_MS + 1000): Promise<void> {
  await settleEffects({ ...services, clock: () => new Date(services.clock().getTime() + spanMs) });
}
