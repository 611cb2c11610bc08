import { rules } from '@jiwu/contract/rules';
import type { NewPeriod, NewPrize, PrizeKind } from './drawWords.ts';

export interface PrizeForm {
  /** Tells the rows of the form apart when one between them is taken away. */
  readonly key: string;
  readonly name: string;
  readonly kind: PrizeKind;
  readonly weight: number | null;
  /** Null: as many as it takes. */
  readonly stock: number | null;
  /** Of a coupon and of goods; the others are worth what they give. */
  readonly valueYuan: number | null;
  /** Points, days or yuan. */
  readonly amount: number | null;
  readonly couponId: string | null;
  readonly productId: string | null;
  readonly skuId: string | null;
}

export interface PeriodForm {
  readonly startsAt: string | null;
  readonly endsAt: string | null;
  readonly prizes: readonly PrizeForm[];
}

const WHOLE = 10_000;
const VIP_DAY_FEN = rules.vip.terms.month.amountFen / rules.vip.terms.month.days;

export function newPrize(kind: PrizeKind = 'integral'): PrizeForm {
  return {
    key: crypto.randomUUID(),
    name: kind === 'nothing' ? '谢谢参与' : '',
    kind,
    weight: null,
    stock: null,
    valueYuan: null,
    amount: null,
    couponId: null,
    productId: null,
    skuId: null,
  };
}

/** The last prize stands there from the beginning: there is always one that never runs out. */
export const emptyPeriod = (): PeriodForm => ({
  startsAt: null,
  endsAt: null,
  prizes: [newPrize('nothing'), { ...newPrize('integral'), name: '10 积分', amount: 10 }],
});

/** As the shop reckons it: a point is a fen, a day of VIP costs the most by the month. */
const worthOf: Readonly<Record<PrizeKind, (prize: PrizeForm) => number>> = {
  coupon: ({ valueYuan }) => Math.round((valueYuan ?? 0) * 100),
  integral: ({ amount }) => amount ?? 0,
  vipDays: ({ amount }) => Math.round((amount ?? 0) * VIP_DAY_FEN),
  balance: ({ amount }) => Math.round((amount ?? 0) * 100),
  goods: ({ valueYuan }) => Math.round((valueYuan ?? 0) * 100),
  nothing: () => 0,
};

export const worthFen = (prize: PrizeForm): number => worthOf[prize.kind](prize);

const hasAmount = (kind: PrizeKind) => kind === 'integral' || kind === 'vipDays' || kind === 'balance';
/** Of coupons and goods there are only so many. */
export const isCounted = (kind: PrizeKind) => kind === 'coupon' || kind === 'goods';

/** Null while something of it is missing. */
function prizeIn(prize: PrizeForm, isLast: boolean): NewPrize | null {
  const { name, kind, weight, amount, couponId, skuId } = prize;
  const stock = isLast ? null : prize.stock;
  if (name.trim() === '' || !weight) return null;
  if (isCounted(kind) && (stock === null || prize.valueYuan === null)) return null;
  if (hasAmount(kind) && !amount) return null;
  if ((kind === 'coupon' && !couponId) || (kind === 'goods' && !skuId)) return null;
  return {
    name: name.trim(),
    kind,
    weight,
    stock,
    valueFen: worthFen(prize),
    couponId: kind === 'coupon' ? couponId : null,
    amount: hasAmount(kind) ? Math.round((amount ?? 0) * (kind === 'balance' ? 100 : 1)) : null,
    skuId: kind === 'goods' ? skuId : null,
  };
}

const sumWeights = ({ prizes }: PeriodForm) => prizes.reduce((sum, { weight }) => sum + (weight ?? 0), 0);

/** What one draw gives away on average, as long as nothing has run out. */
export const meanFen = ({ prizes }: PeriodForm) =>
  prizes.reduce((sum, prize) => sum + ((prize.weight ?? 0) / WHOLE) * worthFen(prize), 0);

/** A prize for which a second person is asked. */
export const findDear = ({ prizes }: PeriodForm) =>
  prizes.find((prize) => worthFen(prize) > rules.approval.aboveFen.prize);

interface Rule {
  readonly text: string;
  readonly isKept: boolean;
}

/** The rules that can be seen to hold before the shop is asked, in words. */
export function rulesOf(form: PeriodForm, now: Date): readonly Rule[] {
  const { startsAt, endsAt, prizes } = form;
  const last = prizes.at(-1);
  const real = prizes.filter(({ kind }) => kind !== 'nothing');
  const missing = prizes.findIndex((prize, at) => prizeIn(prize, at === prizes.length - 1) === null);
  const sum = sumWeights(form);
  const difference = WHOLE - sum;
  const isSmallest = last !== undefined && worthFen(last) <= Math.min(rules.draw.lastMaxFen, ...real.map(worthFen));
  const weightWords = difference > 0 ? `，还差 ${difference}` : `，多了 ${-difference}`;
  return [
    {
      text: '开始在以后，结束在开始以后',
      isKept: startsAt !== null && endsAt !== null && startsAt > now.toISOString() && endsAt > startsAt,
    },
    { text: missing === -1 ? '每份奖品都写全了' : `第 ${missing + 1} 份奖品没有写全`, isKept: missing === -1 },
    {
      text: `权重合计 10,000，现在 ${sum.toLocaleString('en-US')}${sum === WHOLE ? '' : weightWords}`,
      isKept: sum === WHOLE,
    },
    {
      text: '最后一份发不完：别的发完以后，概率归它',
      isKept: last !== undefined && !isCounted(last.kind),
    },
    { text: '最后一份最小：不超过 ¥10，也不比别的贵（没中不算）', isKept: isSmallest },
  ];
}

/** Null while a rule is broken. */
export function periodIn(form: PeriodForm, now: Date): NewPeriod | null {
  const { startsAt, endsAt } = form;
  if (!startsAt || !endsAt || rulesOf(form, now).some(({ isKept }) => !isKept)) return null;
  const prizes = form.prizes.flatMap((prize, at) => prizeIn(prize, at === form.prizes.length - 1) ?? []);
  return { startsAt, endsAt, prizes };
}
