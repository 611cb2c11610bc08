import { useEffect, useRef } from 'react';
import { LightLink } from '../../ui/link/LightLink.tsx';
import { Picture } from '../files/picture/Picture.tsx';
import { AdFace } from './AdFace.tsx';
import styles from './AdSlot.module.css';
import type { Placement } from './Placement.ts';
import { useIsIdle } from './useIsIdle.ts';

interface AdSlotProps {
  /** Of the page's own loader, so that its space is there from the first paint; without one nothing is shown and nothing moves. */
  placement: Placement | null | undefined;
  /** li inside a list of products. */
  as?: 'aside' | 'li';
  className?: string | undefined;
}

/** The picture's width in each place, as it is at most. */
const pictures: Readonly<Record<Placement['place'], { sizes: string; maxWidth: number }>> = {
  homeHero: { sizes: '(max-width: 991px) 50vw, 288px', maxWidth: 640 },
  homeStrip: { sizes: '(max-width: 767px) 120px, 400px', maxWidth: 1080 },
  category: { sizes: '(max-width: 767px) 120px, 240px', maxWidth: 640 },
  search: { sizes: '(max-width: 767px) 50vw, 184px', maxWidth: 640 },
  article: { sizes: '(max-width: 767px) 120px, 240px', maxWidth: 640 },
};

/**
 * What a business has booked for this place. Its words come with the page; its picture, and the script that tells when it is seen, come
 * when the page is done.
 */
export function AdSlot({ placement, ...rest }: AdSlotProps) {
  return placement ? <Shown key={placement.id} placement={placement} {...rest} /> : null;
}

function Shown({ placement, as = 'aside', className }: AdSlotProps & { placement: Placement }) {
  const { id, place, landing, picture, title } = placement;
  const box = useRef<HTMLDivElement>(null);
  const isIdle = useIsIdle();
  useEffect(() => {
    if (!isIdle) return undefined;
    let isGone = false;
    let stop: (() => void) | undefined;
    void import('./watchSeen.ts').then(({ watchSeen }) => {
      if (!isGone && box.current) stop = watchSeen(box.current, id);
    });
    return () => {
      isGone = true;
      stop?.();
    };
  }, [isIdle, id]);
  const face = isIdle ? (
    <Picture {...picture} alt="" width={640} height={320} {...pictures[place]} />
  ) : (
    <span data-waiting="" />
  );
  const content = (
    <div ref={box} className={styles['slot']}>
      <LightLink
        to={landing}
        rel="sponsored"
        onClick={() => tellClicked(id)}
        // The middle button opens a tab.
        onAuxClick={({ button }) => {
          if (button === 1) tellClicked(id);
        }}
      >
        <AdFace ad={placement} picture={face} />
      </LightLink>
    </div>
  );
  if (as === 'li') return <li className={className}>{content}</li>;
  return (
    <aside className={className} aria-label={`广告：${title}`}>
      {content}
    </aside>
  );
}

/** Loaded by the press itself: it may come before the page is done. */
function tellClicked(id: string): void {
  void import('./beacon.ts').then((beacon) => beacon.tellClicked(id));
}
