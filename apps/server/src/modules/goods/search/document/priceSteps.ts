/** Steps grow by about a fifth. */
const STEPS = 60;
const LOWEST_FEN = 100;
const HIGHEST_FEN = 10_000_000;
const SCALE = STEPS / Math.log(HIGHEST_FEN / LOWEST_FEN);

/** The step of a price on a scale by ratio, from ¥1 and less to ¥100,000 and more. */
export function priceStep(priceFen: number): number {
  if (priceFen <= LOWEST_FEN) return 0;
  return Math.min(STEPS, 1 + Math.floor(Math.log(priceFen / LOWEST_FEN) * SCALE));
}

/** Every step that a range touches. */
export function stepsBetween(minFen: number | null, maxFen: number | null): number[] {
  const first = priceStep(minFen ?? 0);
  const last = maxFen === null ? STEPS : priceStep(maxFen);
  return Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
}

/** The lexeme of a price step; with a category, of that step within the category. */
export function priceLexeme(step: number, categoryId: string | null): string {
  return categoryId === null ? `p:${step}` : `c:${categoryId}:${step}`;
}
