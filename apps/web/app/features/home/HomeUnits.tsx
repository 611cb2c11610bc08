import { formatCount } from '../../format/formatCount.ts';
import { UnitCardItem } from '../../shared/openBox/UnitCardItem.tsx';
import { HomeBlock } from './HomeBlock.tsx';
import type { HomeUnitList } from './HomeData.ts';
import styles from './HomeUnits.module.css';
import { MoreLink } from './MoreLink.tsx';

interface HomeUnitsProps {
  units: HomeUnitList;
  now: string;
}

/** Opened goods that have just been listed, each with its grade. */
export function HomeUnits({ units: { items, total }, now }: HomeUnitsProps) {
  return (
    <HomeBlock
      title="开箱"
      lead="一物一检，照片即实物，签收后 7 天内可退"
      action={<MoreLink to="/openBox">{`全部 ${formatCount(total)} 件`}</MoreLink>}
    >
      <ul className={styles['strip']}>
        {items.map((card) => (
          <UnitCardItem key={card.id} card={card} now={now} sizes="(max-width: 767px) 176px, 228px" />
        ))}
      </ul>
    </HomeBlock>
  );
}
