import { LightLink } from '../../ui/link/LightLink.tsx';
import { useIsPast } from '../../ui/time/useIsPast.ts';
import { Picture } from '../files/picture/Picture.tsx';
import { gradeLabel } from './gradeWords.ts';
import { shownCard } from './shownCard.ts';
import type { UnitCard } from './Unit.ts';
import { unitAddress } from './unitAddress.ts';
import styles from './UnitCardItem.module.css';
import { UnitPrice } from './UnitPrice.tsx';
import { dropWords, partsWords, savingWords, veilWords } from './unitWords.ts';

interface UnitCardItemProps {
  card: UnitCard;
  now: string;
  sizes: string;
  /** Seen without scrolling. */
  eager?: boolean;
  first?: boolean;
}

/** A unit in a list. One that someone is paying for stays under a veil that says when it may come back. */
export function UnitCardItem({ card, now, sizes, eager = false, first = false }: UnitCardItemProps) {
  const isDropDue = useIsPast(card.nextDrop?.at ?? null, now);
  const isLockOver = useIsPast(card.lockedUntil, now);
  const shown = shownCard(card, { isDropDue, isLockOver });
  const { id, title, headline, grade, picture, lockedUntil } = shown;
  return (
    <li className={styles['card']} data-locked={lockedUntil !== null}>
      <LightLink className={styles['link']} to={unitAddress(id)}>
        <span className={styles['picture']}>
          <Picture {...picture} alt="" sizes={sizes} maxWidth={640} eager={eager} first={first} />
          <span className={styles['grade']}>{gradeLabel(grade)}</span>
          {lockedUntil !== null && (
            <span className={styles['veil']}>
              <b>有人在付款</b>
              {veilWords(lockedUntil, now)}
            </span>
          )}
        </span>
        <span className={styles['title']}>
          <span>{title}</span> <span>{headline}</span>
        </span>
        <UnitPrice unit={shown} />
        <b className={styles['saving']}>{savingWords(shown) ?? ' '}</b>
        <span className={styles['facts']}>
          <span>{partsWords(shown)}</span>
          <span>{isDropDue && lockedUntil === null ? '刚降价' : dropWords(shown, now)}</span>
        </span>
      </LightLink>
    </li>
  );
}
