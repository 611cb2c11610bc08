import { rules } from '@jiwu/contract/rules';

/** The filters in the address. */
export interface EffectFilter {
  /** Null: all of them. */
  readonly state: (typeof rules.effectOrder.states)[number] | null;
  readonly period: (typeof rules.effectOrder.periods)[number];
}

const USUAL = '60';

/** An unknown value is ignored instead of being sent to the API. */
export function readEffectFilter(params: URLSearchParams): EffectFilter {
  return {
    state: rules.effectOrder.states.find((name) => name === params.get('state')) ?? null,
    period: rules.effectOrder.periods.find((name) => name === params.get('period')) ?? USUAL,
  };
}

export function effectAddress({ state, period }: EffectFilter): string {
  const params = new URLSearchParams({ ...(state !== null && { state }), ...(period !== USUAL && { period }) });
  return params.size === 0 ? '/effectOrder/mine' : `/effectOrder/mine?${params.toString()}`;
}

export const periodNames: Readonly<Record<EffectFilter['period'], string>> = {
  '30': '近 30 天',
  '60': '近 60 天',
  '365': '近一年',
  all: '全部时间',
};
