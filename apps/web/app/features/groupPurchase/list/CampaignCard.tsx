import { formatCount } from '../../../format/formatCount.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { gridPictureSizes } from '../../../shared/goods/productCard/ProductCard.tsx';
import { GroupPrice } from '../../../shared/groups/GroupPrice.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import type { Campaign } from '../GroupPurchaseData.ts';
import styles from './CampaignCard.module.css';
import { savedWords } from './savedWords.ts';

/** Goods that can be bought in a group. The card leads to the product, where its groups are. */
export function CampaignCard({ campaign }: { campaign: Campaign }) {
  const { productId, title, picture, size, priceFen, singleFen, isFrom, openGroups, fullGroups } = campaign;
  return (
    <li className={styles['card']}>
      <LightLink to={`/product?id=${productId}#groups`}>
        <Picture {...picture} alt="" sizes={gridPictureSizes} maxWidth={640} />
        <span className={styles['title']}>{title}</span>
        <GroupPrice chip={`${size} 人团`} priceFen={priceFen} singleFen={singleFen} isFrom={isFrom} />
        <span className={styles['saved']}>
          {savedWords(campaign).map((part) => (
            <span key={part}>{part}</span>
          ))}
        </span>
        <span className={styles['facts']}>
          <span>{openGroups > 0 ? `${formatCount(openGroups)} 个团在等人` : '现在没有团在等'}</span>
          <span>已成 {formatCount(fullGroups)}</span>
        </span>
        <span className={styles['go']} data-open={openGroups === 0 || undefined}>
          {openGroups > 0 ? '看团或开团' : '开一个团'}
        </span>
      </LightLink>
    </li>
  );
}
