import type { CallInput, Contract } from '@jiwu/contract';

export type CouponBody = CallInput<Contract['staffCouponCreate']>['body'];
export type CouponScope = CouponBody['scope'];
export type CouponTerms = CouponBody['terms'];

/** Who comes by it: everyone, who has a code, or whom staff give it when something went wrong. */
export type CouponWay = 'public' | 'code' | 'compensation';

const ways: Readonly<Record<CouponWay, Pick<CouponBody, 'isPublic' | 'isCompensation'>>> = {
  public: { isPublic: true, isCompensation: false },
  code: { isPublic: false, isCompensation: false },
  compensation: { isPublic: false, isCompensation: true },
};

/** What the form holds: every kind's figures at once, so that going back to a kind brings them back. */
export interface NewCoupon {
  readonly name: string;
  readonly kind: CouponTerms['kind'];
  readonly thresholdYuan: number | null;
  readonly offYuan: number | null;
  /** 9.5 is 9.5 折. */
  readonly rate: number | null;
  readonly capYuan: number | null;
  readonly scope: CouponScope;
  readonly isByDays: boolean;
  readonly days: number | null;
  readonly usableFrom: string | null;
  readonly usableUntil: string | null;
  readonly way: CouponWay;
  readonly claimFrom: string | null;
  readonly claimUntil: string | null;
  readonly totalLimit: number | null;
  readonly perUserLimit: number | null;
}

export const emptyCoupon: NewCoupon = {
  name: '',
  kind: 'fullReduction',
  thresholdYuan: null,
  offYuan: null,
  rate: null,
  capYuan: null,
  scope: { kind: 'all' },
  isByDays: true,
  days: 7,
  usableFrom: null,
  usableUntil: null,
  way: 'public',
  claimFrom: null,
  claimUntil: null,
  totalLimit: 1000,
  perUserLimit: 1,
};

const fen = (yuan: number | null): number => Math.round((yuan ?? 0) * 100);

/** What it takes off; null while something is missing. */
function termsIn({ kind, thresholdYuan, offYuan, rate, capYuan }: NewCoupon): CouponTerms | null {
  switch (kind) {
    case 'fullReduction':
      return thresholdYuan && offYuan ? { kind, thresholdFen: fen(thresholdYuan), offFen: fen(offYuan) } : null;
    case 'discount': {
      if (!rate || !capYuan) return null;
      return { kind, thresholdFen: fen(thresholdYuan), rateBp: Math.round(rate * 1000), capFen: fen(capYuan) };
    }
    case 'noThreshold':
      return offYuan ? { kind, offFen: fen(offYuan) } : null;
  }
}

function windowIn({ isByDays, days, usableFrom, usableUntil }: NewCoupon): CouponBody['window'] | null {
  if (isByDays) return days ? { days } : null;
  return usableFrom && usableUntil ? { from: usableFrom, until: usableUntil } : null;
}

/** For how many, and for which goods; null while something is missing. */
export function previewIn(form: NewCoupon): CallInput<Contract['staffCouponPreview']>['body'] | null {
  const terms = termsIn(form);
  const { scope, totalLimit, perUserLimit } = form;
  const isScoped =
    !('productIds' in scope && scope.productIds.length === 0) &&
    !('categoryIds' in scope && scope.categoryIds.length === 0);
  return terms && totalLimit && perUserLimit && isScoped ? { terms, scope, totalLimit, perUserLimit } : null;
}

/** The whole of it; null while something is missing. */
export function couponIn(form: NewCoupon): CouponBody | null {
  const [asked, window] = [previewIn(form), windowIn(form)];
  const { name, way, claimFrom, claimUntil } = form;
  if (!asked || !window || !claimFrom || !claimUntil || name.trim() === '') return null;
  return { ...asked, name: name.trim(), window, ...ways[way], claimFrom, claimUntil };
}
