export { commitmentOf } from './commitmentOf.ts';
export { drawRoll } from './drawRoll.ts';
export type { Odds } from './Odds.ts';
export { oddsInForce, type WeightedPrize } from './oddsInForce.ts';
export { prizeAt } from './prizeAt.ts';
export { type VerifiedDraw, verifyDraw } from './verifyDraw.ts';
