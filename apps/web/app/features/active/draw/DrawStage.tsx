import { Picture } from '../../../shared/files/picture/Picture.tsx';
import type { Drawn, Prize } from '../ActiveData.ts';
import styles from './DrawStage.module.css';
import { PrizeThumb } from './PrizeThumb.tsx';
import { Reel } from './Reel.tsx';
import type { Drawing } from './useDrawing.ts';
import { WonWords } from './WonWords.tsx';

interface DrawStageProps {
  prizes: readonly Prize[];
  shown: Drawing['shown'];
  onClear: () => void;
  onClaim: (drawn: Drawn) => void;
}

const SHOWN = 3;

/** The prizes, and in the same place the draw itself. The place keeps its size. */
export function DrawStage({ prizes, shown, onClear, onClaim }: DrawStageProps) {
  const pictured = prizes.filter(({ picture, from }) => picture !== null && from !== null).slice(0, SHOWN);
  return (
    <div className={styles['stage']}>
      {shown.state === 'none' ? (
        <div className={styles['pictures']} data-count={pictured.length}>
          {pictured.map(({ position, name, picture }) =>
            picture === null ? null : (
              <Picture
                key={position}
                {...picture}
                alt={picture.alt || name}
                sizes="(max-width: 767px) 60vw, 252px"
                maxWidth={640}
              />
            ),
          )}
          {pictured.length === 0 &&
            prizes.slice(0, SHOWN).map((prize) => <PrizeThumb key={prize.position} prize={prize} isLarge />)}
        </div>
      ) : (
        <div className={styles['draw']}>
          <Reel roll={shown.state === 'here' ? shown.drawn.roll : null} />
          {shown.state === 'rolling' && <p className={styles['waiting']}>正在开奖</p>}
        </div>
      )}
      <div className={styles['result']} role="status">
        {shown.state === 'here' && <WonWords drawn={shown.drawn} onClear={onClear} onClaim={onClaim} />}
      </div>
    </div>
  );
}
