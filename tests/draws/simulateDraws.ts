import { createHash } from 'node:crypto';
import { drawRoll, type Odds, oddsInForce, prizeAt, type WeightedPrize } from '@jiwu/draws';

interface SimulatedDraw {
  readonly number: number;
  readonly nonce: string;
  readonly roll: number;
  readonly odds: Odds;
  readonly position: number;
}

interface Input {
  readonly secret: Uint8Array<ArrayBuffer>;
  readonly draws: number;
  readonly prizes: readonly Omit<WeightedPrize, 'won'>[];
}

const AT_ONCE = 2000;
const PLAYERS = 5000;

/** The draws of a period, as the server makes them one after the other, with the prizes running out. */
export async function* simulateDraws({ secret, draws, prizes }: Input): AsyncGenerator<SimulatedDraw> {
  const pool = prizes.map((one) => ({ ...one, won: 0 }));
  let odds = oddsInForce(pool);
  for (let first = 1; first <= draws; first += AT_ONCE) {
    const numbers = Array.from({ length: Math.min(AT_ONCE, draws - first + 1) }, (_, index) => first + index);
    // Rolls are independent of each other; prizes are not.
    const rolls = await Promise.all(numbers.map((number) => drawRoll({ secret, number, nonce: nonceOf(number) })));
    for (const [index, roll] of rolls.entries()) {
      const position = prizeAt(odds, roll);
      yield { number: first + index, nonce: nonceOf(first + index), roll, odds, position };
      const won = pool.find((one) => one.position === position);
      if (!won) throw new Error(`no prize at ${position}`);
      won.won += 1;
      if (won.won === won.stock) odds = oddsInForce(pool);
    }
  }
}

/** Of one of many players, each with their own. */
function nonceOf(number: number): string {
  return createHash('sha1')
    .update(`player ${number % PLAYERS}`)
    .digest('hex')
    .slice(0, 8);
}
