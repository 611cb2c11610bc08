import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { must } from '../../support/makeBuyer.ts';
import type { Reseller } from '../../support/makeReseller.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { until } from '../until.ts';
import { prepareImport } from './importRows.ts';

interface Sent {
  readonly reseller: Reseller;
  readonly goods: readonly { readonly code: string }[];
  readonly rows: number;
  /** The api is killed under the upload and in the middle of paying, the worker in the middle of reading and of making the orders. */
  readonly isKilled?: boolean;
  /** Requests to pay, all at once and each of its own. */
  readonly payments?: number;
}

export interface Round {
  /** From the upload to the last verdict. */
  readonly readSeconds: number;
  readonly orderSeconds: number;
  readonly paySeconds: number;
  /** Every line of the file is a row, once and in its place. */
  readonly isInOrder: boolean;
  /** Orders that were there when the worker was killed. */
  readonly madeAtKill: number;
  /** Requests to pay that were granted. */
  readonly granted: number;
  /** In the end: orders that are paid, and debits. */
  readonly orders: number;
  readonly debits: number;
}

/** A batch from the upload of its file to its payment, with the seconds of each step. */
export async function sendBatch(shop: DrillShop, sent: Sent): Promise<Round> {
  const { reseller, isKilled = false } = sent;
  const importRows = await prepareImport(shop, { ...sent, isKilled });
  const secondsPassed = stopwatch();
  const { id, isInOrder } = await importRows();
  const readSeconds = secondsPassed();
  must(await reseller.order(id));
  const madeAtKill = isKilled ? await killWorker(shop, reseller, id) : 0;
  await until(async () => (await reseller.get(id)).state === 'unpaid', 120);
  const orderSeconds = secondsPassed();
  const granted = isKilled ? await payThroughKill(shop, reseller, id) : await payAtOnce(sent, id);
  const paySeconds = secondsPassed();
  return {
    readSeconds,
    orderSeconds,
    paySeconds,
    isInOrder,
    madeAtKill,
    granted,
    ...(await count(shop, reseller, id)),
  };
}

/** Once some orders are there, and not all. */
async function killWorker(shop: DrillShop, reseller: Reseller, id: string): Promise<number> {
  let made = 0;
  await until(async () => {
    made = (await reseller.get(id)).orders.made;
    return made > 0;
  }, 30);
  await shop.killAndRestart('worker');
  return made;
}

/** The same request until it is answered; the api goes while PostgreSQL is at its work. */
async function payThroughKill(shop: DrillShop, reseller: Reseller, id: string): Promise<number> {
  const key = newId();
  let granted = 0;
  const paying = until(async () => {
    granted = Number((await reseller.payByBalance(id, key)).flag);
    return granted === 1;
  }, 60);
  await until(async () => (await isPaying(shop)) || granted === 1, 10);
  await shop.killAndRestart('api');
  await paying;
  return granted;
}

async function isPaying({ services }: DrillShop): Promise<boolean> {
  const { rows } = await sql`
    select pid from pg_stat_activity where state = 'active' and query like '%update orders set%' and pid <> pg_backend_pid()`.execute(
    services.db.read,
  );
  return rows.length > 0;
}

async function payAtOnce({ reseller, payments = 1 }: Sent, id: string): Promise<number> {
  const replies = await Promise.all(Array.from({ length: payments }, () => reseller.payByBalance(id)));
  return replies.filter(({ flag }) => flag).length;
}

async function count({ services }: DrillShop, { userId }: Reseller, id: string) {
  const { rows } = await sql<{ orders: number; debits: number }>`
    select count(*) filter (where state = 'awaitingDispatch')::int as orders, (
        select count(*)::int from ledger_transfers join payments on payments.id::text = cause_id
        where cause_kind = 'balancePayment' and payable_id = ${id}) as debits
    from orders where user_id = ${userId} and subject_id = ${id}`.execute(services.db.read);
  return rows[0] ?? { orders: 0, debits: 0 };
}

/** Seconds since it was asked last. */
function stopwatch(): () => number {
  let began = performance.now();
  return () => {
    const seconds = Number(((performance.now() - began) / 1000).toFixed(2));
    began = performance.now();
    return seconds;
  };
}
