import { Link } from 'react-router';
import { ButtonLink } from '../../components/button/ButtonLink.tsx';
import styles from './Hero.module.css';

/** Words on a panel beside the picture, never on it. */
export function Hero() {
  return (
    <section className={styles['hero']} aria-label="集物">
      <div className={styles['main']}>
        <div className={styles['text']}>
          <p className={styles['eyebrow']}>集物 · 正在筹备开张</p>
          <h1>把客厅，还给周末</h1>
          <p className={styles['lead']}>
            沙发、灯与一壶茶。
            <br />
            价格怎么来的，都写在页面上。
          </p>
          <ButtonLink to="/resource" look="filled">
            去看看
          </ButtonLink>
        </div>
        <picture>
          <source
            media="(max-width: 767px)"
            srcSet="/img/hero-phone-480.webp 480w, /img/hero-phone-750.webp 750w"
            sizes="100vw"
            width={750}
            height={460}
          />
          <img
            src="/img/hero-1104.webp"
            srcSet="/img/hero-552.webp 552w, /img/hero-1104.webp 1104w"
            sizes="552px"
            width={1104}
            height={800}
            alt="客厅一角：布艺沙发、落地灯、绿植与青瓷壶"
            fetchPriority="high"
          />
        </picture>
      </div>
      <div className={styles['side']}>
        <Link to="/resource?category=outdoor" prefetch="intent">
          <img src="/img/side-outdoor.webp" alt="" width={576} height={288} />
          <p>
            <b>出门走走</b>
            <span>运动户外</span>
          </p>
        </Link>
        <Link to="/resource?category=care" prefetch="intent">
          <img src="/img/side-care.webp" alt="" width={576} height={288} />
          <p>
            <b>照顾好自己</b>
            <span>个护美妆</span>
          </p>
        </Link>
      </div>
    </section>
  );
}
