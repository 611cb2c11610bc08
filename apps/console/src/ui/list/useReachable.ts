import { type RefObject, useEffect } from 'react';

const SCROLLED = '.ant-table-content';

/** A list that is wider than its place scrolls sideways, and the keyboard has to reach it: its rows may have nothing that takes the focus. */
export function useReachable(
  list: RefObject<HTMLElement | null>,
  { what, isShown }: { what: string; isShown: boolean },
): void {
  useEffect(() => {
    const scrolled = isShown ? list.current?.querySelector<HTMLElement>(SCROLLED) : null;
    if (!scrolled) return undefined;
    const tell = () => {
      const isWider = scrolled.scrollWidth > scrolled.clientWidth;
      for (const [name, value] of [
        ['tabindex', '0'],
        ['role', 'region'],
        ['aria-label', `${what}，可以左右滚动`],
      ] as const) {
        if (isWider) scrolled.setAttribute(name, value);
        else scrolled.removeAttribute(name);
      }
    };
    const observer = new ResizeObserver(tell);
    observer.observe(scrolled);
    if (scrolled.firstElementChild) observer.observe(scrolled.firstElementChild);
    return () => observer.disconnect();
  }, [list, what, isShown]);
}
