import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { formatCount } from '../../../format/formatCount.ts';
import type { PickCard } from '../../../shared/celebrity/Celebrity.ts';
import { pickAddress } from '../../../shared/celebrity/pickAddress.ts';
import { PickPrice } from '../../../shared/celebrity/PickPrice.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { PickCart } from './PickCart.tsx';
import styles from './PickItem.module.css';

interface PickItemProps {
  pick: PickCard;
  /** Seen without scrolling. */
  eager: boolean;
}

/** What a celebrity says of a product, the drawback beside the merit, and the way into the cart. */
export function PickItem({ pick, eager }: PickItemProps) {
  const address = pickAddress(pick);
  return (
    <li className={styles['pick']} id={`pick-${pick.id}`}>
      {/* The title leads to the same place: who hears the page hears it once. */}
      <LightLink className={styles['picture']} to={address} tabIndex={-1} aria-hidden="true">
        <Picture {...pick.picture} alt="" sizes="(max-width: 767px) 100vw, 224px" maxWidth={720} eager={eager} />
      </LightLink>
      <div className={styles['words']}>
        <h2>
          <LightLink to={address}>{pick.title}</LightLink>
        </h2>
        <blockquote>{pick.note}</blockquote>
        <dl>
          <dt>好处</dt>
          <dd>{pick.good}</dd>
          <dt>缺点</dt>
          <dd>{pick.bad}</dd>
          <dt>用了</dt>
          <dd>{pick.used}</dd>
        </dl>
        <div className={styles['foot']}>
          <PickPrice pick={pick} />
          <p className={styles['facts']}>
            {pick.salesCount > 0 && <span>{`已售 ${formatCount(pick.salesCount)}`}</span>}
            <span>{`${shanghaiDay(pick.updatedAt).slice(5)} 更新`}</span>
          </p>
          <PickCart pick={pick} />
        </div>
      </div>
    </li>
  );
}
