import { Link, useNavigate } from 'react-router';
import { formatCount } from '../../format/formatCount.ts';
import { formatFen } from '../../format/formatFen.ts';
import { encodeFrom } from '../../session/from.ts';
import { useUserCache } from '../../session/userCache.ts';
import { Button } from '../../ui/button/Button.tsx';
import { Drawer } from '../../ui/drawer/Drawer.tsx';
import { LoadFailed } from '../../ui/loadFailed/LoadFailed.tsx';
import { Picture } from '../files/picture/Picture.tsx';
import { lineAddress } from '../goods/line/lineAddress.ts';
import { Price } from '../../ui/price/Price.tsx';
import styles from './CartDrawer.module.css';
import { type CartPrice, type DrawnLine, useCartLines } from './useCartLines.ts';

const CART = '/cart/mine';

/** A look at the cart: changing quantities, choosing and paying belong to the cart's own page. */
export default function CartDrawer({ onClose }: { onClose: () => void }) {
  const { loaded, retry, remove } = useCartLines();
  const isLoggedIn = useUserCache((state) => state.isLoggedIn);
  const navigate = useNavigate();
  const goOn = () => {
    onClose();
    void navigate(isLoggedIn ? CART : `/login?from=${encodeURIComponent(encodeFrom(CART))}`);
  };
  const lines = loaded.state === 'here' ? loaded.cart.lines : [];
  const price = loaded.state === 'here' ? loaded.cart.price : null;
  return (
    <Drawer
      title={lines.length > 0 ? `购物车 ${formatCount(lines.length)} 种` : '购物车'}
      onClose={onClose}
      footer={
        lines.length > 0 && (
          <div className={styles['foot']}>
            <p>
              已选合计 <Price fen={price?.payFen ?? 0} />
              {price && price.savedFen > 0 && <small>已省 {formatFen(price.savedFen)}</small>}
            </p>
            <Button look="filled" onClick={goOn}>
              {isLoggedIn ? '去购物车' : '登录后结算'}
            </Button>
          </div>
        )
      }
    >
      {loaded.state === 'loading' && <Skeleton />}
      {loaded.state === 'failed' && (
        <div className={styles['failed']}>
          <LoadFailed text="购物车没有加载出来，选好的商品都还在。" retrying={false} onRetry={() => void retry()} />
        </div>
      )}
      {loaded.state === 'here' && lines.length === 0 && (
        <p className={styles['empty']}>购物车是空的，看到喜欢的商品可以先放进来，登录后会自动合并。</p>
      )}
      <ul>
        {lines.map((line) => (
          <Line
            key={line.id}
            line={line}
            unitFen={unitFenOf(line, price)}
            onOpen={onClose}
            onRemove={() => void remove(line.id)}
          />
        ))}
      </ul>
    </Drawer>
  );
}

interface LineProps {
  line: DrawnLine;
  unitFen: number;
  onOpen: () => void;
  onRemove: () => void;
}

function Line({ line, unitFen, onOpen, onRemove }: LineProps) {
  const isOff = line.state === 'soldOut' || line.state === 'gone';
  return (
    <li className={isOff ? `${styles['line']} ${styles['off']}` : styles['line']}>
      <Picture {...line.picture} alt="" sizes="72px" maxWidth={160} width={72} />
      <div>
        <Link to={lineAddress(line)} onClick={onOpen}>
          {line.title}
        </Link>
        <p>{[line.skuLabel, wordsOf(line)].filter(Boolean).join('，')}</p>
        <div className={styles['row']}>
          {isOff ? <span /> : <Price fen={unitFen} size="row" />}
          <button type="button" aria-label={`移除 ${line.title}`} onClick={onRemove}>
            移除
          </button>
        </div>
      </div>
    </li>
  );
}

/** What one piece costs the viewer, by which the sum is made; a line that is not chosen has its ordinary price. */
function unitFenOf({ id, priceFen }: DrawnLine, price: CartPrice): number {
  return price?.lines.find(({ lineId }) => lineId === id)?.unitPriceFen ?? priceFen;
}

function wordsOf({ state, quantity, available }: DrawnLine): string {
  if (state === 'gone') return '已下架';
  if (state === 'soldOut') return '已无货';
  return state === 'short'
    ? `${formatCount(quantity)} 件，只剩 ${formatCount(available)} 件`
    : `${formatCount(quantity)} 件`;
}

function Skeleton() {
  return (
    <div className={styles['skeleton']} role="status" aria-label="正在打开购物车">
      <i />
      <i />
      <i />
    </div>
  );
}
