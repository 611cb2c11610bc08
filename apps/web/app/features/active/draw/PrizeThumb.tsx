import { Icon, type IconName } from '../../../ui/icon/Icon.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import type { Prize } from '../ActiveData.ts';
import styles from './PrizeThumb.module.css';

const icons: Readonly<Record<Prize['kind'], IconName>> = {
  coupon: 'coupon',
  integral: 'coins',
  vipDays: 'crown',
  balance: 'wallet',
  goods: 'gift',
  nothing: 'minus',
};

/** A small picture of a prize, or a sign of its kind; its name stands beside it. */
export function PrizeThumb({ prize, isLarge = false }: { prize: Prize; isLarge?: boolean }) {
  const { kind, picture } = prize;
  const isAmber = kind === 'integral' || kind === 'vipDays';
  return (
    <span className={styles['thumb']} data-amber={isAmber} data-large={isLarge}>
      {picture ? (
        <Picture {...picture} alt="" sizes="40px" maxWidth={80} width={40} />
      ) : (
        <Icon name={icons[kind]} size={isLarge ? 40 : 20} />
      )}
    </span>
  );
}
