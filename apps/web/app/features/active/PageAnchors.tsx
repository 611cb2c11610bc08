import { SectionLinks } from '../../ui/sections/SectionLinks.tsx';
import type { Placed } from './arrange.ts';
import styles from './PageAnchors.module.css';

/** On phones: where one is in a long page. */
export function PageAnchors({ places }: { places: readonly Placed[] }) {
  // Of several of a kind the first stands for all.
  const sections = places
    .filter(({ activity, anchor }) => anchor === activity.kind)
    .map(({ anchor, label }) => ({ id: anchor, label }));
  if (sections.length < 2) return null;
  return <SectionLinks className={styles['bar']} label="本页" sections={sections} />;
}
