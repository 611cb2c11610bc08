import { useState } from 'react';
import { formatFen } from '../../../format/formatFen.ts';
import { TextButton } from '../../../ui/button/TextButton.tsx';
import type { OwnPick } from './ownPickCalls.ts';
import styles from './OwnPickRow.module.css';

interface OwnPickRowProps {
  pick: OwnPick;
  isFirst: boolean;
  onEdit: () => void;
  onUp: () => void;
  onEnd: () => void;
}

/** One pick with what it pays and what its celebrity can do. Ending is asked about: it cannot be taken back. */
export function OwnPickRow({ pick, isFirst, onEdit, onUp, onEnd }: OwnPickRowProps) {
  const [isAsking, setAsking] = useState(false);
  const { title, shelf, note, rateBp, prices } = pick;
  const lowest = prices.length > 0 ? Math.min(...prices.map(({ priceFen }) => priceFen)) : null;
  const facts = [shelf, `佣金 ${rateBp / 100}%`, ...(lowest === null ? [] : [`达人价 ${formatFen(lowest)}`])];
  return (
    <div className={styles['row']}>
      <b>{title}</b>
      <p>{note}</p>
      <p className={styles['facts']}>{facts.join(' · ')}</p>
      <div className={styles['act']}>
        {isAsking ? (
          <>
            <TextButton onClick={onEnd}>确定不再推荐</TextButton>
            <TextButton onClick={() => setAsking(false)}>再想想</TextButton>
          </>
        ) : (
          <>
            <TextButton label={`改 ${title}`} onClick={onEdit}>
              改
            </TextButton>
            {!isFirst && (
              <TextButton label={`往前 ${title}`} onClick={onUp}>
                往前
              </TextButton>
            )}
            <TextButton label={`不再推荐 ${title}`} onClick={() => setAsking(true)}>
              不再推荐
            </TextButton>
          </>
        )}
      </div>
    </div>
  );
}
