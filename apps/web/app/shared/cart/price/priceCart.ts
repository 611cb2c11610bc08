import { type OrderPrice, type PricedLine, priceOrder, readPriceFacts } from '@jiwu/pricing';
import type { CartAnswer } from './CartAnswer.ts';
import { piecesOf } from './lineFacts.ts';

export interface PricedCart {
  /** Price of the chosen lines that can be bought; null when there is none. */
  readonly price: OrderPrice | null;
  /** Price of each line that can be bought, chosen or not. */
  readonly lines: ReadonlyMap<string, PricedLine>;
}

/** The price by the shop's own engine, at once: the server computes the same from the same facts. */
export function priceCart(cart: Pick<CartAnswer, 'lines' | 'facts'>): PricedCart {
  const shown = new Map(cart.lines.map((line) => [line.id, line]));
  const known = readPriceFacts(cart.facts, { coupon: 'best', integral: 0 });
  const lines = known.lines.flatMap((line) => {
    const own = shown.get(line.lineId);
    return own ? { ...line, quantity: piecesOf(own) } : [];
  });
  if (lines.length === 0) return { price: null, lines: new Map() };
  const all = priceOrder({ ...known, lines });
  const chosen = lines.filter(({ lineId }) => shown.get(lineId)?.isChosen);
  return {
    price: chosen.length === 0 ? null : priceOrder({ ...known, lines: chosen }),
    lines: new Map(all.lines.map((line) => [line.lineId, line])),
  };
}
