import { formatFen } from '../../../../format/formatFen.ts';
import { Picture } from '../../../../shared/files/picture/Picture.tsx';
import { TextButton } from '../../../../ui/button/TextButton.tsx';
import type { PromotionLink } from '../../effectOrderQueries.ts';
import { rateText } from '../../effectWords.ts';
import styles from './ChosenGoods.module.css';

interface ChosenGoodsProps {
  link: PromotionLink | null;
  /** One is chosen, and on its way. */
  isComing: boolean;
  onPick: () => void;
}

/** The product that is promoted, and what selling one brings. */
export function ChosenGoods({ link, isComing, onPick }: ChosenGoodsProps) {
  if (!link) {
    return (
      <div className={styles['goods']} data-empty={!isComing}>
        {isComing ? <span className={styles['waiting']} /> : <p>先选一件商品</p>}
        <TextButton onClick={onPick}>选一件</TextButton>
      </div>
    );
  }
  return (
    <div className={styles['goods']}>
      <Picture {...link.picture} alt="" sizes="48px" maxWidth={160} width={48} />
      <div>
        <p>{link.title}</p>
        <span>{earnsText(link)}</span>
      </div>
      <TextButton onClick={onPick}>换一件</TextButton>
    </div>
  );
}

function earnsText({ rateBp, commissionFen }: PromotionLink): string {
  if (rateBp === 0) return '这件商品没有佣金，可以换一件';
  return `佣金 ${rateText(rateBp)}，每卖一件约 ${formatFen(commissionFen)}`;
}
