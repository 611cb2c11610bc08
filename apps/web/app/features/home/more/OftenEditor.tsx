import { setOwnOrder } from '../../../session/oftenUsed.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './OftenEditor.module.css';
import { OFTEN, type Service, services } from './services.ts';

interface OftenEditorProps {
  shown: readonly Service[];
  /** The user has chosen; otherwise they stand as they are used. */
  isOwn: boolean;
  onChange: () => void;
}

/** Puts the eight places in an order of one's own; every press counts at once, and can be taken back. */
export default function OftenEditor({ shown, isOwn, onChange }: OftenEditorProps) {
  const pages = shown.map(({ to }) => to);
  const keep = (next: readonly string[] | null) => {
    setOwnOrder(next);
    onChange();
  };
  const moved = (at: number, by: -1 | 1) => {
    const next = [...pages];
    const [page = ''] = next.splice(at, 1);
    next.splice(at + by, 0, page);
    return next;
  };
  const others = services.filter(({ to }) => !pages.includes(to));
  return (
    <div className={styles['editor']}>
      <ol aria-label="已放的，按次序">
        {shown.map(({ to, label }, at) => (
          <li key={to}>
            <span>{label}</span>
            <button type="button" disabled={at === 0} aria-label={`${label}往前`} onClick={() => keep(moved(at, -1))}>
              <Icon name="back" size={16} />
            </button>
            <button
              type="button"
              disabled={at === shown.length - 1}
              aria-label={`${label}往后`}
              onClick={() => keep(moved(at, 1))}
            >
              <Icon name="forward" size={16} />
            </button>
            <button
              type="button"
              disabled={shown.length === 1}
              aria-label={`拿掉${label}`}
              onClick={() => keep(pages.filter((page) => page !== to))}
            >
              <Icon name="close" size={16} />
            </button>
          </li>
        ))}
      </ol>
      <p>{shown.length < OFTEN ? `还能放 ${OFTEN - shown.length} 项` : `最多 ${OFTEN} 项，先拿掉一项再放别的`}</p>
      <ul aria-label="可以放的">
        {others.map(({ to, label }) => (
          <li key={to}>
            <button type="button" disabled={shown.length >= OFTEN} onClick={() => keep([...pages, to])}>
              <Icon name="plus" size={14} />
              {label}
            </button>
          </li>
        ))}
      </ul>
      {isOwn && (
        <button type="button" className={styles['reset']} onClick={() => keep(null)}>
          改回按用得多少排
        </button>
      )}
    </div>
  );
}
