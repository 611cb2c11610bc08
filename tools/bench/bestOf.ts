/**
 * Ours and the bare limit in turn, so many times, and the best of each: a machine that is busy for a while slows both, and
 * what it can do at its best is what is compared.
 */
export async function bestOf(
  rounds: number,
  ours: () => Promise<number>,
  bare: () => Promise<number>,
): Promise<{ figure: number; bare: number; ratio: number }> {
  let bestOurs = 0;
  let bestBare = 0;
  for (let round = 0; round < rounds; round += 1) {
    bestOurs = Math.max(bestOurs, await ours());
    bestBare = Math.max(bestBare, await bare());
  }
  return { figure: Math.round(bestOurs), bare: Math.round(bestBare), ratio: Number((bestOurs / bestBare).toFixed(2)) };
}
