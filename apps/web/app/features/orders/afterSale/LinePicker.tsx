import { GoodsLine } from '../../../shared/goods/line/GoodsLine.tsx';
import { QuantityStepper } from '../../../shared/goods/sku/QuantityStepper.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import type { Order } from '../orderQueries.ts';
import { choosablePieces } from './choosablePieces.ts';
import styles from './LinePicker.module.css';

type Pieces = Readonly<Record<string, number>>;

interface LinePickerProps {
  lines: Order['lines'];
  isUnsent: boolean;
  pieces: Pieces;
  onChange: (change: (before: Pieces) => Record<string, number>) => void;
}

/** Which lines, and how many pieces of each. */
export function LinePicker({ lines, isUnsent, pieces, onChange }: LinePickerProps) {
  const choose = (lineId: string, count: number) =>
    onChange(({ [lineId]: _former, ...others }) => (count > 0 ? { ...others, [lineId]: count } : others));
  return (
    <fieldset className={styles['lines']}>
      <legend>退哪些</legend>
      {lines.map((line) => {
        const most = choosablePieces(line, isUnsent);
        const chosen = pieces[line.id] ?? 0;
        return (
          <div key={line.id} className={styles['line']} role="group" aria-label={line.title}>
            <label>
              <input
                type="checkbox"
                checked={chosen > 0}
                onChange={({ target }) => choose(line.id, target.checked ? most : 0)}
              />
              <GoodsLine
                className={styles['goods']}
                line={line}
                note={
                  <>
                    {line.skuLabel && `${line.skuLabel}，`}
                    {paidWords(line)}，可退 {formatCount(most)} 件
                  </>
                }
              />
            </label>
            {chosen > 0 && most > 1 && (
              <QuantityStepper quantity={chosen} max={most} onChange={(count) => choose(line.id, count)} />
            )}
          </div>
        );
      })}
    </fieldset>
  );
}

/** What was paid is paid for all pieces of a line, of which fewer may be meant here. */
function paidWords({ payFen, quantity }: Order['lines'][number]): string {
  return quantity === 1 ? `实付 ${formatFen(payFen)}` : `${formatCount(quantity)} 件共实付 ${formatFen(payFen)}`;
}
