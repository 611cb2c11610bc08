import { formatCount } from '../../format/formatCount.ts';
import { Picture } from '../../shared/files/picture/Picture.tsx';
import { Icon } from '../../ui/icon/Icon.tsx';
import { LightLink } from '../../ui/link/LightLink.tsx';
import { Price } from '../../ui/price/Price.tsx';
import { HomeBlock } from './HomeBlock.tsx';
import type { HomePair } from './HomeData.ts';
import styles from './HomeTogether.module.css';
import { MoreLink } from './MoreLink.tsx';

/** What people put into one order most often. Each product leads to its page, where the other stands under 常一起买. */
export function HomeTogether({ pairs }: { pairs: readonly HomePair[] }) {
  return (
    <HomeBlock
      title="经常一起买"
      lead="近 90 天，至少 3 个订单里同时有"
      action={<MoreLink to="/resource?sort=sales">看热销商品</MoreLink>}
    >
      <ul className={styles['pairs']}>
        {pairs.map(({ products, orders }) => (
          <li key={products.map(({ id }) => id).join(' ')}>
            <div className={styles['goods']}>
              {products.map(({ id, title, picture, priceFen, isFrom }, order) => (
                <div key={id}>
                  {order > 0 && (
                    <span className={styles['plus']}>
                      <Icon name="plus" size={16} />
                    </span>
                  )}
                  <LightLink to={`/product?id=${id}`}>
                    <Picture {...picture} alt="" sizes="(max-width: 767px) 40vw, 168px" maxWidth={480} width={168} />
                    <span className={styles['title']}>{title}</span>
                    <Price fen={priceFen} size="row" isFrom={isFrom} />
                  </LightLink>
                </div>
              ))}
            </div>
            <p className={styles['facts']}>{`${formatCount(orders)} 个订单一起买了这两件`}</p>
          </li>
        ))}
      </ul>
    </HomeBlock>
  );
}
