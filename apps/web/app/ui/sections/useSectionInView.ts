import { useEffect, useState } from 'react';

/** The band that counts as being read: a narrow one under the sticky bar. */
const BAND_TOP = 96;
const BAND = `-${BAND_TOP}px 0px -65% 0px`;

/** The id of the section that is being read, among those given in the order of the page; none once all of them are behind. */
export function useSectionInView(ids: readonly string[]): string | undefined {
  const [current, setCurrent] = useState(ids[0]);
  const key = ids.join(' ');
  useEffect(() => {
    const inView = new Set<string>();
    const watched = key.split(' ');
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = watched.find((id) => inView.has(id)) ?? watched.find(isStillBelow);
        // Between two of them the former one stays.
        if (first || isBehind(watched.at(-1))) setCurrent(first);
      },
      { rootMargin: BAND },
    );
    for (const id of watched) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [key]);
  return current;
}

/** Whoever jumps back to the top of the page is before the first section, and reads on from there. */
function isStillBelow(id: string, order: number): boolean {
  return order === 0 && (document.getElementById(id)?.getBoundingClientRect().top ?? 0) > 0;
}

/** A heading marks the part that follows it, which goes on when the heading itself is out of sight. */
function isBehind(id: string | undefined): boolean {
  const section = id === undefined ? null : document.getElementById(id);
  return section !== null && !section.matches('h1, h2, h3') && section.getBoundingClientRect().bottom <= BAND_TOP;
}
