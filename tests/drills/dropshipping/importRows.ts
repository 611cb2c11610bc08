import { newId } from '@jiwu/kernel';
import { sql } from 'kysely';
import { type Reseller, rowTo } from '../../support/makeReseller.ts';
import { formOf, xlsxOf } from '../../support/sheets.ts';
import type { DrillShop } from '../startDrillShop.ts';
import { until } from '../until.ts';

interface Wanted {
  readonly reseller: Reseller;
  readonly goods: readonly { readonly code: string }[];
  readonly rows: number;
  /** The api is killed under the upload, the worker in the middle of reading. */
  readonly isKilled: boolean;
}

export interface Imported {
  readonly id: string;
  /** Every line of the file is a row, once and in its place. */
  readonly isInOrder: boolean;
}

/** Makes the sheet, and gives back what sends it: a new batch, whose rows come out of it. */
export async function prepareImport(shop: DrillShop, wanted: Wanted): Promise<() => Promise<Imported>> {
  const { reseller, goods, rows, isKilled } = wanted;
  const people = Array.from({ length: rows }, (_, index) => rowTo(goods[index % goods.length]?.code ?? ''));
  const lines = people.map((row) => [row.recipient, row.phoneNumber, row.address, row.goods, row.quantity]);
  const file = await xlsxOf([['收货人', '手机', '收货地址', '商品编码', '数量'], ...lines]);
  return async () => {
    const { id } = await reseller.create();
    await send(shop, { reseller, isKilled, id, file });
    const read = await recipientsOf(shop, reseller, id);
    return { id, isInOrder: read.join() === people.map(({ recipient }) => recipient).join() };
  };
}

/** The same request until it is answered; then until the last row has its verdict. */
async function send(
  shop: DrillShop,
  {
    reseller,
    id,
    file,
    isKilled,
  }: Pick<Wanted, 'reseller' | 'isKilled'> & { id: string; file: Uint8Array<ArrayBuffer> },
): Promise<void> {
  const headers = { 'Idempotency-Key': newId() };
  const upload = () =>
    reseller.client.call('dropshippingImport', { params: { id }, form: formOf(file, '名单.xlsx'), headers });
  const sending = until(async () => (await upload()).flag, 60);
  if (isKilled) await shop.killAndRestart('api');
  await sending;
  if (isKilled) {
    await until(async () => ((await reseller.get(id)).file?.readRows ?? 0) > 0, 60);
    await shop.killAndRestart('worker');
  }
  await until(async () => (await reseller.get(id)).file?.state === 'done', 120);
}

async function recipientsOf({ services }: DrillShop, { userId }: Reseller, id: string): Promise<string[]> {
  const { rows } = await sql<{ recipient: string }>`
    select recipient from dropshipping_rows where user_id = ${userId} and batch_id = ${id} order by no`.execute(
    services.db.read,
  );
  return rows.map(({ recipient }) => recipient);
}
