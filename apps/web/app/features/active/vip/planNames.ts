import type { rules } from '@jiwu/contract/rules';

export type Plan = (typeof rules.vip.plans)[number];

export const planNames: Readonly<Record<Plan, string>> = { month: '月卡', quarter: '季卡', year: '年卡' };
