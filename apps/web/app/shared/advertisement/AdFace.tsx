import type { ReactNode } from 'react';
import { AdLabel } from '../../ui/adLabel/AdLabel.tsx';
import { Price } from '../../ui/price/Price.tsx';
import styles from './AdFace.module.css';
import { landingKind, priceWords } from './adWords.ts';
import type { AdFacts } from './Placement.ts';

interface AdFaceProps {
  ad: AdFacts;
  /** The picture, or what keeps its place until it comes. */
  picture: ReactNode;
}

const faces: Readonly<Record<AdFacts['place'], (props: AdFaceProps) => ReactNode>> = {
  homeHero: Tile,
  homeStrip: Strip,
  category: Strip,
  search: Cell,
  article: Strip,
};

/**
 * An advertisement as it stands in its place: words beside the picture, never on it, and 广告, which nobody can take away. Its size follows
 * from the width of its place alone, so that the space is kept before anything of it is loaded.
 */
export function AdFace(props: AdFaceProps) {
  const Face = faces[props.ad.place];
  return (
    <span className={styles['frame']}>
      <Face {...props} />
    </span>
  );
}

/** Beside the first banner of the home page. */
function Tile({ ad, picture }: AdFaceProps) {
  return (
    <span className={styles['tile']}>
      {picture}
      <span className={styles['row']}>
        <b>{ad.title}</b>
        <small>{ad.product ? priceWords(ad.product) : landingKind(ad.landing)}</small>
        <AdLabel />
      </span>
    </span>
  );
}

/** Across the page, or the list. */
function Strip({ ad, picture }: AdFaceProps) {
  const { place, title, advertiser, product, landing } = ad;
  return (
    <span className={styles['strip']} data-place={place}>
      {picture}
      <span className={styles['words']}>
        <b>{title}</b>
        <span>{product ? `${product.title}，${priceWords(product)}` : landingKind(landing)}</span>
        <span className={styles['by']}>
          <AdLabel />
          <small>{advertiser}</small>
        </span>
      </span>
      <span className={styles['go']} aria-hidden="true">
        去看看
      </span>
    </span>
  );
}

/** Among the products that were found: as tall as a product's card. */
function Cell({ ad, picture }: AdFaceProps) {
  const { title, advertiser, product, landing } = ad;
  return (
    <span className={styles['cell']}>
      {picture}
      <span className={styles['title']}>
        <b>{title}</b>
        {product && <span>{product.title}</span>}
      </span>
      <span className={styles['price']}>
        {product ? <Price fen={product.priceFen} isFrom={product.isFrom} /> : landingKind(landing)}
      </span>
      <span className={styles['by']}>
        <AdLabel />
        <small>{advertiser}</small>
      </span>
    </span>
  );
}
