import { useUserCache } from '../../../session/userCache.ts';
import { Avatar } from '../avatar/Avatar.tsx';
import { PriceChip } from '../../../ui/price/PriceChip.tsx';
import styles from './MenuHead.module.css';

/** The user's name and level, above the menu. On phones the page itself shows them. */
export function MenuHead() {
  const { avatar, name, vipFlag, level } = useUserCache((state) => state.operator);
  return (
    <div className={styles['head']}>
      <span className={styles['picture']}>
        <Avatar fileId={avatar} name={name} size={48} />
      </span>
      <div>
        <b>{name}</b>
        <span className={styles['chips']}>
          {vipFlag && <PriceChip look="vip">VIP</PriceChip>}
          <PriceChip look="plain">{level}</PriceChip>
        </span>
      </div>
    </div>
  );
}
