import type { Drill } from '../Drill.ts';
import { fillRedis } from './fillRedis.ts';
import { liveViewers } from './liveViewers.ts';
import { lockTheShop } from './lockTheShop.ts';
import { oneAddress } from './oneAddress.ts';
import { renderFlood } from './renderFlood.ts';
import { stuffing } from './stuffing.ts';

/**
 * `pnpm drills abuse`: what someone tries who means harm, beside people who only want to shop. One file for each part, in this folder; a part
 * that needs settings of its own (real limits, a small budget) starts a process with them: `shop.startApi`.
 */
export const abuseDrills: readonly Drill[] = [lockTheShop, oneAddress, stuffing, fillRedis, renderFlood, liveViewers];
