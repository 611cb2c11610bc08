import { useEffect, useState } from 'react';
import type { PosterWords } from './drawPoster.ts';

interface Poster {
  /** Null while it is being drawn. */
  readonly address: string | null;
  readonly file: File | null;
  readonly isFailed: boolean;
}

const none: Poster = { address: null, file: null, isFailed: false };

/** Draws the poster in the browser, once its words are known; its address lives as long as it is shown. */
export function usePoster(words: PosterWords | null): Poster {
  const [poster, setPoster] = useState(none);
  const { code = '', name = '', link = '' } = words ?? {};
  useEffect(() => {
    if (link === '') return undefined;
    let address: string | null = null;
    let isGone = false;
    async function draw() {
      const { drawPoster } = await import('./drawPoster.ts');
      const picture = await drawPoster({ code, name, link });
      if (isGone) return;
      address = URL.createObjectURL(picture);
      setPoster({
        address,
        file: new File([picture], `集物邀请-${code}.png`, { type: picture.type }),
        isFailed: false,
      });
    }
    draw().catch(() => {
      if (!isGone) setPoster({ ...none, isFailed: true });
    });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [code, name, link]);
  return poster;
}
