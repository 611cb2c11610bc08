import { Button } from '../../../ui/button/Button.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { useCollected } from '../../../session/collected.ts';
import type { CartLine } from '../../../shared/cart/price/CartAnswer.ts';
import { PLENTY } from '../../../shared/cart/price/lineFacts.ts';
import styles from './LostLines.module.css';
import { Tick } from './Tick.tsx';

interface LostLinesProps {
  lines: readonly CartLine[];
  /** Null while not managing: lines that cannot be bought cannot be chosen either. */
  ticked: ReadonlySet<string> | null;
  onTick: (id: string, isTicked: boolean) => void;
  onSwap: (id: string, skuId: string) => Promise<boolean>;
  onClear: () => void;
}

/** Lines that cannot be bought now: sold out, with an alternative SKU, or no longer on sale. */
export function LostLines({ lines, ticked, onTick, onSwap, onClear }: LostLinesProps) {
  return (
    <section className={styles['lost']} aria-labelledby="lost-lines">
      <div className={styles['head']}>
        <h2 id="lost-lines">暂时买不了</h2>
        <button type="button" aria-label="清空暂时买不了的商品" onClick={onClear}>
          清空
        </button>
      </div>
      <ul>
        {lines.map((line) => (
          <li key={line.id} className={styles['line']} aria-label={line.title}>
            {ticked ? (
              <Tick
                label={`选择 ${line.title}`}
                checked={ticked.has(line.id)}
                onChange={(isTicked) => onTick(line.id, isTicked)}
              />
            ) : (
              <i className={styles['noTick']} />
            )}
            <Picture {...line.picture} alt="" sizes="96px" maxWidth={320} width={96} />
            <div>
              <p className={styles['title']}>{line.title}</p>
              <p className={styles['why']}>{whyOf(line)}</p>
            </div>
            <Ways line={line} onSwap={onSwap} />
          </li>
        ))}
      </ul>
    </section>
  );
}

function Ways({ line, onSwap }: { line: CartLine; onSwap: LostLinesProps['onSwap'] }) {
  const { isCollected, toggle } = useCollected(line.productId);
  const { id, state, alternative } = line;
  if (state === 'gone') return null;
  return (
    <div className={styles['ways']}>
      {alternative && <Button onClick={() => void onSwap(id, alternative.skuId)}>{`换成${alternative.label}`}</Button>}
      <Button onClick={toggle}>{isCollected ? '已收藏，到货会提醒' : '到货提醒我'}</Button>
    </div>
  );
}

function whyOf({ skuLabel, state, alternative }: CartLine): string {
  const label = skuLabel === '' ? '' : `${skuLabel}，`;
  if (state === 'gone') return `${label}已下架`;
  if (!alternative) return `${label}已无货`;
  const pieces = alternative.available >= PLENTY ? '货' : ` ${formatCount(alternative.available)} 件`;
  return `${label}已无货。同款「${alternative.label}」有${pieces}`;
}
