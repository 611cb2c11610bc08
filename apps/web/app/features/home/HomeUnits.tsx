import { UnitCardItem } from '../../shared/openBox/UnitCardItem.tsx';
import type { UnitCard } from '../../shared/openBox/Unit.ts';
import { HomeBlock } from './HomeBlock.tsx';
import styles from './HomeUnits.module.css';
import { MoreLink } from './MoreLink.tsx';

interface HomeUnitsProps {
  units: readonly UnitCard[];
  now: string;
}

/** Opened goods that have just been listed, each with its grade. */
export function HomeUnits({ units, now }: HomeUnitsProps) {
  return (
    <HomeBlock
      title="开箱 · 新上架"
      lead="一物一检，照片就是这一件"
      action={<MoreLink to="/openBox">看全部单件</MoreLink>}
    >
      <ul className={styles['strip']}>
        {units.map((card) => (
          <UnitCardItem key={card.id} card={card} now={now} sizes="(max-width: 767px) 176px, 228px" />
        ))}
      </ul>
    </HomeBlock>
  );
}
