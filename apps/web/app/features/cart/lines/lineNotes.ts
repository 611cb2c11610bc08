import type { IconName } from '../../../ui/icon/Icon.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { sourceWords } from '../../../shared/goods/line/sourceWords.ts';
import type { CartLine } from '../../../shared/cart/price/CartAnswer.ts';
import { piecesOf } from '../../../shared/cart/price/lineFacts.ts';

/** From here on it is worth saying how many are left. */
const FEW = 10;

/** Notes on a line that can be bought: who recommended it, a changed price, low stock, or less stock than was added. */
export function lineNotes(line: CartLine): { icon: IconName; text: string }[] {
  const { state, available, limitPerUser, quantity, priceFen, addedPriceFen } = line;
  const recommended = sourceWords(line.source);
  const notes: { icon: IconName; text: string }[] = recommended ? [{ icon: 'info', text: recommended }] : [];
  if (priceFen < addedPriceFen)
    notes.push({ icon: 'trend', text: `比加入时降 ${formatFen(addedPriceFen - priceFen)}` });
  if (priceFen > addedPriceFen) notes.push({ icon: 'info', text: `比加入时涨 ${formatFen(priceFen - addedPriceFen)}` });
  if (state === 'short') {
    const why =
      available < quantity ? `只剩 ${formatCount(available)} 件` : `每人限 ${formatCount(limitPerUser ?? 0)} 件`;
    notes.push({ icon: 'info', text: `${why}，按 ${formatCount(piecesOf(line))} 件计算` });
  } else if (available <= FEW) {
    notes.push({ icon: 'info', text: `仅剩 ${formatCount(available)} 件` });
  } else if (limitPerUser !== null) {
    notes.push({ icon: 'info', text: `每人限 ${formatCount(limitPerUser)} 件` });
  }
  return notes;
}
