import type { OrderPrice } from '@jiwu/pricing';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { Price } from '../../../ui/price/Price.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import styles from './BottomBar.module.css';
import type { CartLine } from '../../../shared/cart/price/CartAnswer.ts';
import { piecesIn } from './Summary.tsx';
import { Tick } from '../lines/Tick.tsx';
import { tickOf } from '../lines/tickOf.ts';

interface PayBarProps {
  lines: readonly CartLine[];
  price: OrderPrice | null;
  isLeaving: boolean;
  onTickAll: (isTicked: boolean) => void;
  onCheckout: () => void;
}

/** On phones: choose all, the sum, and the checkout button, above the tabs. */
export function PayBar({ lines, price, isLeaving, onTickAll, onCheckout }: PayBarProps) {
  if (lines.length === 0) return null;
  return (
    <div className={styles['bar']} role="group" aria-label="结算">
      <span className={styles['all']}>
        <Tick label="全选" checked={tickOf(lines.map(({ isChosen }) => isChosen))} onChange={onTickAll} />
        全选
      </span>
      {price ? (
        <>
          <p className={styles['sum']}>
            <span>
              <span className={styles['word']}>应付</span> <Price fen={price.payFen} />
            </span>
            <a href="#price">
              {price.savedFen > 0 && <span className={styles['word']}>{`共省 ${formatFen(price.savedFen)}，`}</span>}
              看明细
              <Icon name="down" size={12} />
            </a>
          </p>
          <Button look="filled" busy={isLeaving} onClick={onCheckout}>
            {isLeaving ? '正在核对' : `去结算（${formatCount(piecesIn(price))}）`}
          </Button>
        </>
      ) : (
        <p className={styles['sum']}>勾选要买的商品</p>
      )}
    </div>
  );
}
