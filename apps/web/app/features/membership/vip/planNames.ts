import type { Vip } from '../membershipQueries.ts';

export type Plan = Vip['plans'][number];

export const planNames: Readonly<Record<Plan['id'], string>> = { month: '月卡', quarter: '季卡', year: '年卡' };
