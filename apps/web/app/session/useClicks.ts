import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { clickWaits } from './clickKey.ts';
import { whenIdle } from './whenIdle.ts';

/**
 * On every page: whoever came by a promoter's link is told of, once the page is there and the browser has nothing better to do. Visitors
 * without a link, which are most, load nothing for it.
 */
export function useClicks(): void {
  const { search } = useLocation();
  useEffect(() => {
    if (!new URLSearchParams(search).has('i') && !clickWaits.get()) return;
    whenIdle(() => {
      void import('./clicks.ts').then(({ recordClick, startClicks }) => {
        startClicks();
        return recordClick(search);
      });
    });
  }, [search]);
}
