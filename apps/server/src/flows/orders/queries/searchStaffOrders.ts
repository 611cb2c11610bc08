import { type Answer, type ParsedInput, rules, type staffOrderSearchEndpoints } from '@jiwu/contract';
import { DAY_MS, HOUR_MS } from '@jiwu/kernel';
import { listSkuIds } from '../../../modules/goods/catalogue/index.ts';
import { countOpenForStaff, listOpenOrderKeys } from '../../../modules/trade/afterSale/index.ts';
import {
  countForStaff,
  findForStaff,
  latestPaidWhenDue,
  listForStaff,
  type OrderKinds,
  type StaffSearch,
} from '../../../modules/trade/orders/index.ts';
import { decodeCursor, encodeCursor, timeCursor } from '../../../platform/database/cursor.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import { startOfDay } from '../../startOfDay.ts';
import { describeStaffOrders } from './describeStaffOrders.ts';

/** A whole phone number comes by an endpoint of its own, never in an address. */
type Query = ParsedInput<(typeof staffOrderSearchEndpoints)['staffOrderSearch']>['query'] & {
  readonly phoneNumber?: string;
};
type Page = Answer<(typeof staffOrderSearchEndpoints)['staffOrderSearch']>;
type Counts = Answer<(typeof staffOrderSearchEndpoints)['staffOrderCounts']>;

const PAGE = 50;
const { dispatchHour, staffCountMost } = rules.order;

/** A page of the console's orders: a fixed number of statements over a bounded number of rows, whatever is looked for among however many. */
export async function searchStaffOrders(
  db: Reader,
  { query, now, size = PAGE }: { query: Query; now: Date; size?: number },
  kinds: OrderKinds,
): Promise<Page> {
  const search = await searchOf(db, query, now);
  const [at, id] = query.cursor ? decodeCursor(query.cursor, timeCursor) : [];
  const after = at !== undefined && id !== undefined ? { at, id } : undefined;
  const { orders, next } =
    query.afterSale === undefined
      ? await listForStaff(db, { search, order: orderOf(query, search), after, limit: size })
      : await listWithOpenAfterSale(db, { search, after, size });
  return {
    items: await describeStaffOrders(db, orders, kinds),
    nextCursor: next && encodeCursor([next.at, next.id]),
    now: now.toISOString(),
  };
}

/** How many orders wait for what; each count ends at a bound. */
export async function countStaffOrders(db: Reader, now: Date): Promise<Counts> {
  const most = staffCountMost + 1;
  const bounds = { now, evening: dueBefore.today(now), most };
  const [counts, afterSale] = await Promise.all([countForStaff(db, bounds), countOpenForStaff(db, most)]);
  return { ...counts, afterSale, most: staffCountMost };
}

function orderOf({ sort }: Query, { state }: StaffSearch): 'newest' | 'due' {
  return sort ?? (state === 'awaitingDispatch' ? 'due' : 'newest');
}

/** What has to leave before this is overdue now, or will be by this evening. */
const dueBefore: Readonly<Record<'overdue' | 'today', (now: Date) => Date>> = {
  overdue: (now) => now,
  today: (now) => new Date(startOfDay(now).getTime() + dispatchHour * HOUR_MS),
};

async function searchOf(db: Reader, query: Query, now: Date): Promise<StaffSearch> {
  const from = query.from && dayOf(query.from);
  const to = query.to && new Date(dayOf(query.to).getTime() + DAY_MS);
  const span = { from: from || undefined, to: to || undefined };
  const due = query.due && dueBefore[query.due](now);
  const paidTo = query.by === 'paid' ? span.to : undefined;
  const paidWhenDue = due && latestPaidWhenDue(due);
  return {
    no: query.no,
    phoneNumber: query.phoneNumber,
    phoneTail: query.phoneTail,
    recipient: query.recipient,
    skuIds: query.skuId ? [query.skuId] : query.productId ? await listSkuIds(db, query.productId) : undefined,
    kind: query.kind,
    state: query.due || query.reminded ? 'awaitingDispatch' : query.state,
    created: query.by === 'created' ? span : undefined,
    paid: {
      from: query.by === 'paid' ? span.from : undefined,
      to: paidWhenDue && paidTo ? new Date(Math.min(paidWhenDue.getTime(), paidTo.getTime())) : (paidWhenDue ?? paidTo),
    },
    dueBefore: due,
    isReminded: query.reminded !== undefined,
  };
}

function dayOf(day: string): Date {
  const at = new Date(`${day}T00:00:00+08:00`);
  if (Number.isNaN(at.getTime())) throw new ShopError('INVALID_INPUT', { fields: ['from', 'to'] });
  return at;
}

/** By their requests, who has waited longest first: a page is so many requests, and what else is asked for may leave fewer orders. */
async function listWithOpenAfterSale(
  db: Reader,
  { search, after, size }: { search: StaffSearch; after: { at: string; id: string } | undefined; size: number },
): Promise<Awaited<ReturnType<typeof listForStaff>>> {
  const found = await listOpenOrderKeys(db, { after, limit: size + 1 });
  const page = found.slice(0, size);
  const last = page.at(-1);
  const keys = new Map(page.map(({ userId, orderId }) => [orderId, { userId, id: orderId }]));
  return {
    orders: await findForStaff(db, [...keys.values()], search),
    next: found.length > size && last ? { at: last.appliedAt.toISOString(), id: last.id } : null,
  };
}
