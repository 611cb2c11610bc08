import { formatFen } from '../../ui/money/formatFen.ts';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import styles from './Deals.module.css';
import type { Deal } from './dealWords.ts';

interface DealCardProps {
  readonly deal: Deal;
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  /** A draft can be dragged to another day; the date beside its form does the same. */
  readonly onDrag: (id: string | null) => void;
}

/** One deal in its day: its price, and how much of it is sold and held. */
export function DealCard({ deal, isOpen, onOpen, onDrag }: DealCardProps) {
  const { id, title, picture, priceFen, allocated, sold, held, state, isUndercut, isPaused, fallback } = deal;
  const isDraft = state === 'draft';
  return (
    <button
      type="button"
      className={styles['deal']}
      data-state={state}
      aria-current={isOpen ? 'true' : undefined}
      draggable={isDraft}
      onDragStart={(event) => {
        event.dataTransfer.setData('text/plain', id);
        event.dataTransfer.effectAllowed = 'move';
        onDrag(id);
      }}
      onDragEnd={() => onDrag(null)}
      onClick={onOpen}
    >
      <span>
        <Thumb picture={picture} size={24} /> {title}
      </span>
      <span>
        <b>{formatFen(priceFen)}</b>
        <em>{isDraft ? `草稿，${allocated} 件` : `${sold} / ${allocated}`}</em>
      </span>
      {isUndercut && <i>平时价不比它高</i>}
      {isPaused && <i>已暂停</i>}
      {fallback && <i>{fallback.problem ? '两款都没发布成' : '有候补'}</i>}
      {!isDraft && (
        <span className={styles['bar']} role="img" aria-label={`卖出 ${sold}，占住 ${held}，共 ${allocated}`}>
          <i data-part="sold" style={{ width: `${(sold / allocated) * 100}%` }} />
          <i data-part="held" style={{ width: `${(held / allocated) * 100}%` }} />
        </span>
      )}
    </button>
  );
}
