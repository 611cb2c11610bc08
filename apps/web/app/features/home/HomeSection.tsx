import { Link } from 'react-router';
import { Icon } from '../../components/icon/Icon.tsx';
import styles from './HomeSection.module.css';
import type { HomeSectionContent } from './homeSections.ts';

/** The pictures' own sizes; the boxes that hold them are set by the style sheet. */
const wide: Record<string, [number, number]> = {
  celebrity: [656, 656],
  'article-1': [1184, 666],
  'article-2': [448, 272],
  'article-3': [448, 272],
  'article-4': [448, 272],
  woot: [656, 656],
};

/** One channel on the home page while it is being prepared. */
export function HomeSection({ title, lead, to, more, look, items }: HomeSectionContent) {
  return (
    <section className={styles['section']} aria-label={title}>
      <div className={styles['heading']}>
        <h2>{title}</h2>
        <span className={styles['chip']}>筹备中</span>
        <p>{lead}</p>
        <Link to={to} prefetch="intent">
          {more}
          <Icon name="forward" size={14} />
        </Link>
      </div>
      <ul className={styles[look]}>
        {items.map(({ picture, mark, title: itemTitle, text }) => {
          const [width, height] = wide[picture] ?? [480, 480];
          return (
            <li key={itemTitle}>
              <div className={styles['picture']}>
                <img
                  src={`/img/${picture}.webp`}
                  alt=""
                  width={width}
                  height={height}
                  loading="lazy"
                  decoding="async"
                />
                {mark && <span className={styles['mark']}>{mark}</span>}
              </div>
              <div className={styles['words']}>
                <h3>{itemTitle}</h3>
                <p>{text}</p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
