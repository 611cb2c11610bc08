import { useEffect, useEffectEvent, useState } from 'react';

interface Poster {
  /** Null while it is being drawn. */
  readonly address: string | null;
  readonly file: File | null;
  readonly isFailed: boolean;
}

interface PosterWish {
  /** The facts on the poster: it is redrawn when they change. */
  readonly facts: readonly string[];
  readonly fileName: string;
  readonly draw: () => Promise<Blob>;
}

const none: Poster = { address: null, file: null, isFailed: false };

/** A picture that is drawn in the browser, once it is wanted; its address lives as long as it is shown. */
export function usePoster(wish: PosterWish | null): Poster {
  const [poster, setPoster] = useState(none);
  const key = wish && JSON.stringify(wish.facts);
  const draw = useEffectEvent(async () => {
    if (!wish) return null;
    const { draw: paint, fileName } = wish;
    const picture = await paint();
    return new File([picture], fileName, { type: picture.type });
  });
  useEffect(() => {
    if (key === null) return undefined;
    let address: string | null = null;
    let isGone = false;
    draw()
      .then((file) => {
        if (isGone || !file) return;
        address = URL.createObjectURL(file);
        setPoster({ address, file, isFailed: false });
      })
      .catch(() => {
        if (!isGone) setPoster({ ...none, isFailed: true });
      });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [key]);
  return poster;
}
