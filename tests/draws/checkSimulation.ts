import { createHash } from 'node:crypto';
import type { Odds } from '@jiwu/draws';
import { independentRoll } from '../support/independentRoll.ts';
import { chiSquareP } from './chiSquare.ts';
import { simulateDraws } from './simulateDraws.ts';

/** As in the picture of /active, with as many as it takes: the shown odds hold all the time. */
const shownWeights = [5, 20, 100, 300, 1500, 2500, 5575];
/** Fixed: the same draws every time. */
const simulationSecret = createHash('sha256').update('draws of the tests').digest();

interface Checked {
  readonly draws: number;
  /** Draws that independent code works out otherwise. */
  readonly unverified: number;
  /** Of the prizes against the shown odds; of rolls in a hundred equal parts. */
  readonly prizesP: number;
  readonly rollsP: number;
}

/** Draws very often; sees whether the prizes come as often as shown and whether others come to the same results. */
export async function checkSimulation(draws: number): Promise<Checked> {
  const prizes = shownWeights.map((weight, position) => ({ position, weight, stock: null }));
  const won = shownWeights.map(() => 0);
  const hundredths = Array.from({ length: 100 }, () => 0);
  let unverified = 0;
  for await (const draw of simulateDraws({ secret: simulationSecret, draws, prizes })) {
    if (!isRight(draw)) unverified += 1;
    won[draw.position] = (won[draw.position] ?? 0) + 1;
    const part = Math.floor(draw.roll / 100);
    hundredths[part] = (hundredths[part] ?? 0) + 1;
  }
  const wanted = shownWeights.map((weight) => (draws * weight) / 10_000);
  return {
    draws,
    unverified,
    prizesP: chiSquareP(won, wanted),
    rollsP: chiSquareP(
      hundredths,
      hundredths.map(() => draws / 100),
    ),
  };
}

interface Ran {
  readonly unverified: number;
  /** Pieces of each prize that were given. */
  readonly won: readonly number[];
}

/**
 * The same pool with few of the expensive prizes, so that they run out: no prize is won more often than its stock, and every draw
 * verifies.
 */
export async function checkRunningOut(draws: number, stocks: readonly (number | null)[]): Promise<Ran> {
  const prizes = shownWeights.map((weight, position) => ({ position, weight, stock: stocks[position] ?? null }));
  const won = shownWeights.map(() => 0);
  let unverified = 0;
  for await (const draw of simulateDraws({ secret: simulationSecret, draws, prizes })) {
    if (!isRight(draw)) unverified += 1;
    won[draw.position] = (won[draw.position] ?? 0) + 1;
  }
  return { unverified, won };
}

function isRight(draw: { number: number; nonce: string; roll: number; odds: Odds; position: number }): boolean {
  const roll = independentRoll(simulationSecret.toString('hex'), draw.number, draw.nonce);
  const { from = 1, to = 0 } = draw.odds.find(({ position }) => position === draw.position) ?? {};
  return roll === draw.roll && from <= roll && roll <= to;
}
