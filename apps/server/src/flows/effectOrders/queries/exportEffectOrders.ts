import { type effectOrderEndpoints, type ParsedInput, placeName, type rules } from '@jiwu/contract';
import { fenToYuan } from '@jiwu/kernel';
import { type EffectOrder, listEffects } from '../../../modules/channels/effectOrders/index.ts';
import { toShanghaiTime } from '../../../platform/clock/shanghaiTime.ts';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { SheetColumn } from '../../../platform/spreadsheets/write/SheetTable.ts';
import { csvText } from '../../../platform/spreadsheets/write/writeCsv.ts';
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

const columns: readonly SheetColumn[] = [
  { heading: '下单', kind: 'text' },
  { heading: '商品', kind: 'text' },
  { heading: '件数', kind: 'number' },
  { heading: '渠道', kind: 'text' },
  { heading: '对方实付（元）', kind: 'number' },
  { heading: '已退（元）', kind: 'number' },
  { heading: '比例', kind: 'text' },
  { heading: '佣金（元）', kind: 'number' },
  { heading: '状态', kind: 'text' },
];

/** Effect orders as CSV. */
export async function exportEffectOrders(db: Reader, { userId, query, now }: Input): Promise<string> {
  const since = sinceOf(query.period, now);
  const effects = await listEffects(db, { userId, state: query.state, since, before: null, limit: MOST });
  return await csvText({ columns, rows: effects.map(rowOf) });
}

function rowOf(effect: EffectOrder): string[] {
  return [
    toShanghaiTime(effect.paidAt),
    effect.title,
    String(effect.quantity),
    placeName(effect.place),
    fenToYuan(effect.paidFen),
    fenToYuan(effect.refundedFen),
    `${effect.rateBp / 100}%`,
    fenToYuan(effect.commissionFen),
    stateNames[effect.state],
  ];
}
