/** Steps grow by about a fifth: narrow enough that few products of an edge step are looked at in vain. */
const STEPS = 60;
const LOWEST_FEN = 100;
const HIGHEST_FEN = 10_000_000;
const SCALE = STEPS / Math.log(HIGHEST_FEN / LOWEST_FEN);

/** The step of a price on a scale by ratio, from ¥1 and less to ¥100,000 and more. */
export function priceStep(priceFen: number): number {
  if (priceFen <= LOWEST_FEN) return 0;
  return Math.min(STEPS, 1 + Math.floor(Math.log(priceFen / LOWEST_FEN) * SCALE));
}

/** The words in the index of every step that a range touches. */
export function priceStepLexemes(minFen: number, maxFen: number): string[] {
  const lexemes: string[] = [];
  for (let step = priceStep(minFen); step <= priceStep(maxFen); step += 1) lexemes.push(`p:${step}`);
  return lexemes;
}
