import { useQuery } from '@tanstack/react-query';
import { momentWords } from '../../../shared/coupons/couponTimes.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { ProductGrid } from '../../../shared/goods/productCard/ProductGrid.tsx';
import { formatCount } from '../../../format/formatCount.ts';
import { useCartCount } from '../../../session/cart.ts';
import { activeQueries } from '../activeQueries.ts';
import type { SectionFacts } from '../SectionFacts.ts';
import { useMember } from '../../../session/useMember.ts';
import styles from './CampaignSection.module.css';
import { cartStanding } from './cartStanding.ts';
import { TierList } from './TierList.tsx';

/** One row on wide screens, two on phones. */
const SHOWN = 5;

/** Spend and save: the tiers, how far the cart is, and the goods. */
export function CampaignSection({ activity, anchor, page }: SectionFacts) {
  const member = useMember();
  const hasCart = useCartCount(({ pieces }) => pieces > 0);
  const cart = useQuery({ ...activeQueries.cart(member ?? ''), enabled: hasCart });
  const { id, title, picture, endsAt, campaign } = activity;
  if (!campaign) return <></>;
  const standing = hasCart && cart.data ? cartStanding(campaign, cart.data.price) : null;
  const goods = page.isOne ? campaign.goods : campaign.goods.slice(0, SHOWN);
  return (
    <section id={anchor} className={styles['campaign']} aria-label={title} tabIndex={-1}>
      <div className={picture ? styles['banner'] : styles['plain']}>
        {picture && (
          <div className={styles['picture']}>
            <Picture {...picture} sizes="(max-width: 767px) 100vw, 592px" width={592} height={304} />
          </div>
        )}
        <div className={styles['words']}>
          <p className={styles['when']}>
            满减，{momentWords(endsAt)} 止{!page.isOne && <LightLink to={`/active?id=${id}`}>活动规则</LightLink>}
          </p>
          <h2>{title}</h2>
          <TierList tiers={campaign.tiers} reachedFen={standing?.reachedFen ?? null} />
          <div className={styles['bar']} aria-hidden="true">
            <i style={{ width: `${standing?.percent ?? 0}%` }} />
          </div>
          <p className={styles['cart']} aria-live="polite">
            {cart.isError && hasCart
              ? '购物车没有加载出来，满减在结算时自动计算。'
              : (standing?.text ?? '把参加的商品放进购物车，结算时自动减。')}
          </p>
          <p className={styles['facts']}>
            {formatCount(campaign.goodsCount)} 件商品参加，可与一张券、积分同用，不与别的满减叠加。
          </p>
        </div>
      </div>
      <div className={page.isOne ? undefined : styles['row']}>
        <ProductGrid products={goods} />
      </div>
      <More campaign={campaign} shown={goods.length} />
    </section>
  );
}

interface MoreProps {
  campaign: NonNullable<SectionFacts['activity']['campaign']>;
  shown: number;
}

/** All of the goods are a list of the shop, with its filters and orders. */
function More({ campaign: { id, goodsCount }, shown }: MoreProps) {
  if (goodsCount === 0) return null;
  const label = `${goodsCount > shown ? '看全部' : '筛选这'} ${formatCount(goodsCount)} 件`;
  return (
    <p className={styles['more']}>
      <LightLink to={`/resource?campaign=${id}`}>{label}</LightLink>
    </p>
  );
}
