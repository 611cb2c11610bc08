import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { businessDay, DAY_MS } from '@jiwu/kernel';
import { sql } from 'kysely';
import { reconcileDay } from '../../../apps/server/src/flows/payments/outside/reconcileDay.ts';
import type { ShopServices } from '../../../apps/server/src/flows/ShopServices.ts';
import { readBillFile } from '../../../apps/server/src/platform/gateways/bills/readBillFile.ts';
import { parseTradeBill } from '../../../apps/server/src/platform/gateways/wechatPay/parseTradeBill.ts';
import { userIdOf } from '../../support/userIdOf.ts';
import type { Drill } from '../Drill.ts';
import { createShopper } from '../shopper.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { watchMemory } from './watchMemory.ts';

/** A page of lines on both sides, and what reads the file: the same for any number of lines. */
const MOST_HELD_MB = 100;
/** With what V8 lets lie until it needs the room: 293 at a million lines on a machine with 10 others at work. */
const MOST_RESIDENT_MB = 500;
const COLUMNS =
  '交易时间,公众账号ID,商户号,特约商户号,设备号,微信订单号,商户订单号,用户标识,交易类型,交易状态,付款银行,货币种类,应结订单金额,代金券金额,微信退款单号,商户退款单号,退款金额,充值券退款金额,退款类型,退款状态,商品名称,商户数据包,手续费,费率,订单金额,申请退款金额,费率备注';

/** A large shop's day, in the form of WeChat's bill: read line by line, compared page by page, with three lines that do not agree. */
export const dayOfLines: Drill = async (shop, effort) => {
  const lines = effort(1_000_000, 12_000);
  // Older than the worker's own window, so that it leaves the day to us.
  const day = businessDay(new Date(shop.services.clock().getTime() - 120 * DAY_MS));
  const { client } = await createShopper(shop);
  const userId = userIdOf(client);
  await fillBooks(shop, { userId, day, lines });
  try {
    const memory = watchMemory();
    const began = performance.now();
    const found = await reconcileDay(withBill(shop.services, { day, lines }), { gateway: 'wechat', day });
    const seconds = Math.round((performance.now() - began) / 1000);
    const { residentMb, heldMb } = memory.stop();
    const kinds = (found ?? []).map(({ difference }) => difference).toSorted();
    const isExact = kinds.join() === 'amount,onlyHere,onlyThere';
    await emptyBooks(shop, { userId, day });
    const broken = await shop.broken();
    return {
      name: 'a day of many lines',
      done: `${lines} lines of a statement compared with as many payments, three of them not agreeing`,
      figures: {
        seconds,
        'lines/s': Math.round(lines / Math.max(1, seconds)),
        'memory held +MB': heldMb,
        'resident +MB': residentMb,
        differences: kinds.join('+'),
      },
      pass: isExact && heldMb < MOST_HELD_MB && residentMb < MOST_RESIDENT_MB && broken.length === 0,
    };
  } finally {
    await emptyBooks(shop, { userId, day });
  }
};

/** Our side: one payment a line; the first has another amount there, the last is not there at all. */
async function fillBooks(shop: DrillShop, input: { userId: string; day: string; lines: number }): Promise<void> {
  const { userId, day, lines } = input;
  const CHUNK = 50_000;
  for (let from = 1; from <= lines; from += CHUNK) {
    await shop.patient.writeAlone(sql`
      insert into payments (user_id, id, payable_kind, payable_id, gateway, out_trade_no, title, amount_fen, state,
        transaction_id, created_at, expires_at, paid_at)
      select ${userId}, gen_random_uuid(), 'drill', gen_random_uuid(), 'wechat', 'DRILL' || lpad(line::text, 12, '0'), '对账', 100 + line % 900,
        'paid', 'T' || line, at, at, at
      from generate_series(${from}::integer, ${Math.min(lines, from + CHUNK - 1)}::integer) as line
      cross join lateral (select ${day}::date::timestamp at time zone 'Asia/Shanghai'
        + line * interval '86000 seconds' / ${lines}::integer as at) as moment`);
  }
  await shop.patient.writeAlone(sql`analyze payments`);
}

async function emptyBooks(shop: DrillShop, { userId, day }: { userId: string; day: string }): Promise<void> {
  await shop.patient.writeAlone(sql`delete from payments where user_id = ${userId} and payable_kind = 'drill'`);
  for (const table of ['statement_lines', 'reconciliation_differences', 'reconciliations', 'reconciliation_runs']) {
    await shop.patient.writeAlone(sql`delete from ${sql.table(table)} where day = ${day}::date`);
  }
}

/** The gateway's side: a bill on disk. It has one line more than we, and not our last. */
function withBill(services: ShopServices, { day, lines }: { day: string; lines: number }): ShopServices {
  const row = (number: string, fen: number) =>
    `\`${day} 12:00:00,\`wx1,\`1900000109,\`0,\`,\`T${number},\`${number},\`o1,\`NATIVE,\`SUCCESS,\`OTHERS,\`CNY,\`${yuan(fen)},\`0.00,\`0,\`0,\`0.00,\`0.00,\`,\`,\`对账,\`,\`0.00000,\`0.60%,\`${yuan(fen)},\`0.00,\`\r\n`;
  function* bill() {
    yield `\uFEFF${COLUMNS}\r\n`;
    for (let line = 1; line < lines; line += 1) {
      yield row(`DRILL${String(line).padStart(12, '0')}`, line === 1 ? 99_999 : 100 + (line % 900));
    }
    yield row('DRILLUNKNOWN', 500);
  }
  const statement = () =>
    Promise.resolve(
      readBillFile({
        save: (file) => pipeline(bill, createWriteStream(file)),
        read: (file) => parseTradeBill(createReadStream(file)),
      }),
    );
  return { ...services, gateways: { ...services.gateways, wechat: { ...services.gateways.wechat, statement } } };
}

const yuan = (fen: number): string => (fen / 100).toFixed(2);
