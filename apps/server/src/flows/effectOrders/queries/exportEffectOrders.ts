import { type effectOrderEndpoints, type ParsedInput, placeName, type rules } from '@jiwu/contract';
import { fenToYuan } from '@jiwu/kernel';
import { stringify } from 'csv-stringify/sync';
import { type EffectOrder, listEffects } from '../../../modules/channels/effectOrders/index.ts';
import { toShanghaiTime } from '../../../platform/clock/shanghaiTime.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import { plainText } from '../../../platform/csv/plainText.ts';
import { sinceOf } from './sinceOf.ts';

/** More lines than anyone reads; keeps one request from holding everything in memory. */
const MOST = 50_000;

const stateNames: Readonly<Record<(typeof rules.effectOrder.states)[number], string>> = {
  pending: '待生效',
  settling: '待结算',
  payable: '可兑付',
  paidOut: '已兑付',
  void: '已失效',
};

interface Input {
  readonly userId: string;
  readonly query: ParsedInput<(typeof effectOrderEndpoints)['effectOrderExport']>['query'];
  readonly now: Date;
}

/** Effect orders as CSV, with the mark by which spreadsheets know UTF-8. */
export async function exportEffectOrders(db: Reader, { userId, query, now }: Input): Promise<string> {
  const since = sinceOf(query.period, now);
  const effects = await listEffects(db, { userId, state: query.state, since, before: null, limit: MOST });
  const head = ['下单', '商品', '件数', '渠道', '对方实付（元）', '已退（元）', '比例', '佣金（元）', '状态'];
  return stringify([head, ...effects.map(rowOf)], { bom: true, record_delimiter: 'windows' });
}

function rowOf(effect: EffectOrder): string[] {
  return [
    toShanghaiTime(effect.paidAt),
    plainText(effect.title),
    String(effect.quantity),
    plainText(placeName(effect.place)),
    fenToYuan(effect.paidFen),
    fenToYuan(effect.refundedFen),
    `${effect.rateBp / 100}%`,
    fenToYuan(effect.commissionFen),
    stateNames[effect.state],
  ];
}
