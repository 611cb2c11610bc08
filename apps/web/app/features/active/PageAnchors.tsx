import { scrollToSection } from '../../components/sections/scrollToSection.ts';
import { useSectionInView } from '../../components/sections/useSectionInView.ts';
import type { Placed } from './arrange.ts';
import styles from './PageAnchors.module.css';

/** On phones: where one is in a long page. */
export function PageAnchors({ places: all }: { places: readonly Placed[] }) {
  // Of several of a kind the first stands for all.
  const places = all.filter(({ activity, anchor }) => anchor === activity.kind);
  const current = useSectionInView(places.map(({ anchor }) => anchor));
  if (places.length < 2) return null;
  return (
    <nav className={styles['bar']} aria-label="本页">
      {places.map(({ anchor, label }) => (
        <a
          key={anchor}
          href={`#${anchor}`}
          aria-current={anchor === current ? 'location' : undefined}
          onClick={scrollToSection}
        >
          {label}
        </a>
      ))}
    </nav>
  );
}
