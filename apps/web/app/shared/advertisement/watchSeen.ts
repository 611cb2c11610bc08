import { rules } from '@jiwu/contract/rules';
import { flush, tellSeen } from './beacon.ts';

const { seenMs, seenShare } = rules.advertisement;

/**
 * Tells when an advertisement was seen: the set share of it in sight for the set time without a break, in a tab that is looked at. The
 * function that it gives back ends the watch.
 */
export function watchSeen(element: HTMLElement, id: string): () => void {
  let isInSight = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const follow = () => {
    clearTimeout(timer);
    if (isInSight && document.visibilityState === 'visible') timer = setTimeout(() => tellSeen(id), seenMs);
  };
  const observer = new IntersectionObserver(
    (entries) => {
      const last = entries.at(-1);
      isInSight = last !== undefined && last.isIntersecting && last.intersectionRatio >= seenShare;
      follow();
    },
    { threshold: seenShare },
  );
  observer.observe(element);
  const onVisibility = () => {
    if (document.visibilityState === 'hidden') flush();
    follow();
  };
  document.addEventListener('visibilitychange', onVisibility);
  return () => {
    clearTimeout(timer);
    observer.disconnect();
    document.removeEventListener('visibilitychange', onVisibility);
  };
}
