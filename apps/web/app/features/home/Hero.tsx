import { preload } from 'react-dom';
import { ButtonLink } from '../../ui/button/ButtonLink.tsx';
import { formatCount } from '../../format/formatCount.ts';
import { AdSlot } from '../../shared/advertisement/AdSlot.tsx';
import type { Placement } from '../../shared/advertisement/Placement.ts';
import { QuickLink } from '../../ui/link/QuickLink.tsx';
import styles from './Hero.module.css';
import type { HomeCategory } from './HomeData.ts';

interface HeroProps {
  categories: readonly HomeCategory[];
  /** Takes the place of the last tile; the house's own stands there otherwise. */
  ad: Placement | null;
}

const sides = [
  { category: 'outdoor', title: '出门走走', picture: 'side-outdoor' },
  { category: 'care', title: '照顾好自己', picture: 'side-care' },
];

const phone = {
  media: '(max-width: 767px)',
  srcSet: '/img/hero-phone-480.webp 480w, /img/hero-phone-750.webp 750w',
  sizes: '100vw',
};
const wide = {
  media: '(min-width: 768px)',
  srcSet: '/img/hero-552.webp 552w, /img/hero-1104.webp 1104w',
  sizes: '552px',
};

/** Words on a panel beside the picture, never on it. */
export function Hero({ categories, ad }: HeroProps) {
  const home = leadTo(categories, 'home');
  // The largest thing on the first screen: React does this by itself, but not for a picture with several sources.
  for (const { media, srcSet, sizes } of [phone, wide]) {
    preload('/img/hero-1104.webp', {
      as: 'image',
      media,
      imageSrcSet: srcSet,
      imageSizes: sizes,
      fetchPriority: 'high',
    });
  }
  return (
    <section className={styles['hero']} aria-label="集物">
      <div className={styles['main']}>
        <div className={styles['text']}>
          <p className={styles['eyebrow']}>{home.note}</p>
          <h1>把客厅，还给周末</h1>
          <p className={styles['lead']}>
            沙发、灯与一壶茶。
            <br />
            价格怎么来的，都写在页面上。
          </p>
          <ButtonLink to={home.to} look="filled">
            去看看
          </ButtonLink>
        </div>
        <picture>
          <source {...phone} width={750} height={460} />
          <img
            src="/img/hero-1104.webp"
            srcSet={wide.srcSet}
            sizes={wide.sizes}
            width={1104}
            height={800}
            alt="客厅一角：布艺沙发、落地灯、绿植与青瓷壶"
            fetchPriority="high"
          />
        </picture>
      </div>
      <div className={styles['side']}>
        {(ad ? sides.slice(0, -1) : sides).map(({ category, title, picture }) => {
          const { to, note } = leadTo(categories, category);
          return (
            <QuickLink key={category} to={to}>
              <img src={`/img/${picture}.webp`} alt="" width={576} height={288} fetchPriority="low" />
              <p>
                <b>{title}</b>
                <span>{note}</span>
              </p>
            </QuickLink>
          );
        })}
        <AdSlot placement={ad} />
      </div>
    </section>
  );
}

/** A link to the category with its product count; to the whole catalogue when the shop has no such category. */
function leadTo(categories: readonly HomeCategory[], id: string): { to: string; note: string } {
  const category = categories.find((entry) => entry.id === id);
  if (!category) return { to: '/resource', note: '全部商品' };
  return { to: `/resource?category=${id}`, note: `${category.name} · ${formatCount(category.count)} 件在售` };
}
