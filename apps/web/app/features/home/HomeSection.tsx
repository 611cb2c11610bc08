import { HomeBlock } from './HomeBlock.tsx';
import styles from './HomeSection.module.css';
import type { HomeSectionContent } from './homeSections.ts';
import { MoreLink } from './MoreLink.tsx';

/** The pictures' own sizes; the boxes that hold them are set by the style sheet. */
const wide: Readonly<Record<string, [number, number]>> = {
  celebrity: [656, 656],
  woot: [656, 656],
};

/** One channel on the home page by its rules: it has nothing to show just now. */
export function HomeSection({ title, lead, to, more, look, items }: HomeSectionContent) {
  return (
    <HomeBlock title={title} lead={lead} action={<MoreLink to={to}>{more}</MoreLink>}>
      <ul className={`${styles['items']} ${styles[look]}`}>
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
    </HomeBlock>
  );
}
