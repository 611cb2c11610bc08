import { rules } from '@jiwu/contract/rules';

const { opensAt, closesAt } = rules.support;

/** When people answer: 9:00 至 21:00. */
export const contactHours = `${opensAt}:00 至 ${closesAt}:00`;
