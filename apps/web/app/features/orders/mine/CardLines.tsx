import { Link } from 'react-router';
import { Picture } from '../../../components/picture/Picture.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { orderAddress } from '../actions/orderAddress.ts';
import type { ListedOrder } from '../orderQueries.ts';
import styles from './CardLines.module.css';

/** Up to two lines stand in full; more of them as a row of pictures. */
const IN_FULL = 2;
const PICTURES = 4;

/** What was bought; all of it leads to the order. */
export function CardLines({ order: { id, lines, pieces } }: { order: ListedOrder }) {
  const to = orderAddress(id);
  if (lines.length <= IN_FULL) {
    return (
      <ul className={styles['lines']}>
        {lines.map((line) => (
          <li key={line.id}>
            <Link to={to} prefetch="intent">
              <LinePicture line={line} />
              <span className={styles['what']}>
                {line.title}
                <small>{line.skuLabel}</small>
              </span>
              <span className={styles['price']}>
                {formatFen(line.unitPriceFen)}
                <small>× {formatCount(line.quantity)}</small>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    );
  }
  return (
    <Link className={styles['many']} to={to} prefetch="intent">
      {lines.slice(0, PICTURES).map((line) => (
        <span key={line.id} className={styles['piece']}>
          <LinePicture line={line} />
          {line.quantity > 1 && <em>×{formatCount(line.quantity)}</em>}
        </span>
      ))}
      <span className={styles['what']}>
        {lines[0]?.title}等 {formatCount(lines.length)} 种<small>共 {formatCount(pieces)} 件</small>
      </span>
    </Link>
  );
}

function LinePicture({ line: { picture } }: { line: ListedOrder['lines'][number] }) {
  return (
    <Picture
      fileId={picture.fileId}
      placeholder={picture.placeholder}
      alt=""
      sizes="72px"
      maxWidth={160}
      width={72}
      eager
    />
  );
}
