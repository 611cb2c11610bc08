import { businessDay, DAY_MS } from '@jiwu/kernel';
import { expect } from '@playwright/test';
import { Client } from 'pg';
import { apiUrl } from './addresses.ts';
import { callerOf } from './buyByApi.ts';
import { callApi } from './callApi.ts';
import { findDemoProduct } from './demoProducts.ts';
import { outfitBuyer } from './outfitBuyer.ts';
import type { Account } from './registerByApi.ts';
import { signInStaffMember, type StaffCall } from './staffMember.ts';

const PASSWORD = '270514';
/**
 * Of many sizes, so that every test has one to itself; no other test looks at them. Those of the two days differ: a test finds its deal
 * by its goods, and both days stand on one page.
 */
const goods = { today: ['轻量竞速训练鞋', '便士乐福鞋'], tomorrow: ['德比皮鞋'] };
/** Sent free of charge. */
const PRICE_FEN = 19_900;

export interface MadeDeal {
  readonly id: string;
  readonly skuId: string;
  readonly priceFen: number;
}

interface Wish {
  readonly pieces: number;
  readonly limitPerUser?: number;
  readonly isTomorrow?: boolean;
}

interface StaffDeal {
  readonly id: string;
  readonly version: number;
}

/** A deal by the staff's own endpoints, published. One of today runs, whatever the hour. */
export async function makeDeal({ pieces, limitPerUser = 1, isTomorrow = false }: Wish): Promise<MadeDeal> {
  const staff = await signInStaffMember(['marketing']);
  const day = businessDay(new Date(Date.now() + (isTomorrow ? DAY_MS : 0)));
  const wish = { day, priceFen: PRICE_FEN, allocated: pieces, limitPerUser, note: '跑得快的人先挑。' };
  for (const skuId of await listSkus(isTomorrow ? goods.tomorrow : goods.today)) {
    const draft = await staff('/staff/woot', { ...wish, skuId }).catch((error: unknown) => {
      // Another test has taken this size for its own.
      if (!String(error).includes('已经有这个规格')) throw error;
      return null;
    });
    if (draft === null) continue;
    const { id, version } = draft as StaffDeal;
    await staff(`/staff/woot/${id}/publish`, { version });
    if (!isTomorrow) await changeSupply(id, `opens_at = least(opens_at, now() - interval '1 min')`);
    await pause(staff, id, false);
    await expect.poll(() => listShown(isTomorrow), { message: 'the deal is shown' }).toContain(id);
    return { id, skuId, priceFen: PRICE_FEN };
  }
  throw new Error('no size is left for another deal');
}

/** Sees to it that a product of the demo shop is a deal of today that runs; some days it is one already, and before 10:00 it has not begun. */
export async function keepOnDeal(title: string): Promise<void> {
  const staff = await signInStaffMember(['marketing']);
  const { id } = await findDemoProduct(title);
  const { skus } = await read<{ skus: { id: string }[] }>(`/product/detail?id=${id}`);
  const [skuId, day] = [skus[0]?.id, businessDay(new Date())];
  const wish = { day, priceFen: 100, allocated: 1, limitPerUser: 1, note: '少一件算一件。' };
  const draft = await staff('/staff/woot', { ...wish, skuId }).catch((error: unknown) => {
    if (!String(error).includes('已经有这个规格')) throw error;
    return null;
  });
  if (draft) {
    const made = draft as StaffDeal;
    await staff(`/staff/woot/${made.id}/publish`, { version: made.version });
  }
  const { items } = (await staff(`/staff/woot?from=${day}&until=${day}`, undefined, 'GET')) as {
    items: { id: string; skuId: string }[];
  };
  const deal = items.find((one) => one.skuId === skuId);
  if (!deal) throw new Error(`${title} is no deal of today`);
  await changeSupply(deal.id, `opens_at = least(opens_at, now() - interval '1 min')`);
  await pause(staff, deal.id, false);
}

/** In an order of their own for each caller: two tests at once seldom want the same. */
async function listSkus(keywords: readonly string[]): Promise<string[]> {
  const skus: { id: string; available: number }[] = [];
  for (const keyword of keywords) {
    const { id } = await findDemoProduct(keyword);
    skus.push(...(await read<{ skus: typeof skus }>(`/product/detail?id=${id}`)).skus);
  }
  return skus
    .filter(({ available }) => available > 9)
    .map(({ id }) => ({ id, place: Math.random() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ id }) => id);
}

/** The deals as pages show them; of today those that run, since an answer from before the change of their hour says otherwise. */
async function listShown(isTomorrow: boolean): Promise<string[]> {
  const { today, tomorrow } = await read<Record<'today' | 'tomorrow', { id: string; beginsAt: string }[]>>('/woot');
  const shown = isTomorrow ? tomorrow : today.filter(({ beginsAt }) => Date.parse(beginsAt) <= Date.now());
  return shown.map(({ id }) => id);
}

async function read<T>(path: string): Promise<T> {
  const response = await fetch(`${apiUrl}/api${path}`);
  return ((await response.json()) as { data: T }).data;
}

/** A change by staff: the shop tells its pages and its kept answers, which hear nothing of what a test writes into the database. */
const pause = (staff: StaffCall, id: string, isPaused: boolean) =>
  staff(`/staff/woot/${id}/pause`, { isPaused }, 'PUT');

/** What the clock brings about, written down in a throwaway shop. */
async function changeSupply(dealId: string, change: string): Promise<void> {
  const database = new Client({ connectionString: process.env['DATABASE_URL'] });
  await database.connect();
  await database.query(`update claim_supplies set ${change} where subject_kind = 'deal' and subject_id = $1`, [dealId]);
  await database.end();
}

export async function letItBePaused({ id }: MadeDeal): Promise<void> {
  await pause(await signInStaffMember(['marketing']), id, true);
}

export async function letItBeginLater({ id }: MadeDeal): Promise<void> {
  await changeSupply(id, `opens_at = now() + interval '2 min'`);
  await pause(await signInStaffMember(['marketing']), id, false);
}

async function call(account: Account, path: string, body: unknown): Promise<Record<string, unknown>> {
  const { flag, msg, data } = await callApi('POST', path, callerOf(account), body);
  if (!flag) throw new Error(`${path}: ${msg}`);
  return data as Record<string, unknown>;
}

/** Somebody claims a piece. Answers the claim's id. */
export async function claimByApi(account: Account, { id }: MadeDeal): Promise<string> {
  return String((await call(account, `/woot/${id}/claim`, {}))['id']);
}

export async function giveUpByApi(account: Account, claimId: string): Promise<void> {
  await call(account, `/woot/claim/${claimId}/release`, {});
}

/** Somebody claims a piece and pays it from the balance. */
export async function buyDealByApi(account: Account, deal: MadeDeal): Promise<void> {
  const subjectId = await claimByApi(account, deal);
  const home = { recipient: '林知夏', phoneNumber: '13800006024', divisionCode: '330106', detail: '文三路 478 号' };
  const address = await call(account, '/address', home);
  const draft = {
    kind: 'woot',
    subjectId,
    lines: [{ skuId: deal.skuId, quantity: 1 }],
    addressId: address['id'],
    coupon: 'none',
    useIntegral: 0,
    delivery: { kind: 'standard' },
  };
  const { key } = await call(account, '/order/quote', draft);
  const order = await call(account, '/order', { ...draft, quoteKey: key });
  await outfitBuyer(account.phoneNumber, { balanceFen: 100_000, paymentPassword: PASSWORD });
  await call(account, `/order/${String(order['id'])}/pay/balance`, { password: PASSWORD });
}
