import { rules } from '@jiwu/contract/rules';
import type { AfterSale } from '../orderQueries.ts';

const shopReasons: readonly AfterSale['reason'][] = rules.afterSale.shopReasons;

/** Whether the shop refunds by itself, as for a group that did not fill. */
export const isByShop = (reason: AfterSale['reason']): boolean => shopReasons.includes(reason);
