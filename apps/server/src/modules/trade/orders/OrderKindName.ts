import type { rules } from '@jiwu/contract';

/** The one vocabulary of kinds: the contract's. */
export type OrderKindName = (typeof rules.order.kinds)[number];
