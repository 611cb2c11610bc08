import { useEffect, useState } from 'react';
import type { PosterWords } from './drawPoster.ts';

/** Draws the poster in the browser; its address lives as long as it is shown. */
export function usePoster({ code, name, link }: PosterWords): { address: string | null; failed: boolean } {
  const [poster, setPoster] = useState<{ address: string | null; failed: boolean }>({ address: null, failed: false });
  useEffect(() => {
    let address: string | null = null;
    let gone = false;
    async function draw() {
      const { drawPoster } = await import('./drawPoster.ts');
      const picture = await drawPoster({ code, name, link });
      if (gone) return;
      address = URL.createObjectURL(picture);
      setPoster({ address, failed: false });
    }
    draw().catch(() => {
      if (!gone) setPoster({ address: null, failed: true });
    });
    return () => {
      gone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [code, name, link]);
  return poster;
}
