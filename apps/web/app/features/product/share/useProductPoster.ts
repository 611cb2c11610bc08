import { useEffect, useState } from 'react';

interface Poster {
  /** Null while it is being drawn. */
  readonly address: string | null;
  readonly file: File | null;
  readonly failed: boolean;
}

interface Facts {
  pictureAddress: string;
  title: string;
  price: string;
  link: string;
}

const none: Poster = { address: null, file: null, failed: false };

/** Draws the poster in the browser; its address lives as long as it is shown. */
export function useProductPoster({ pictureAddress, title, price, link }: Facts): Poster {
  const [poster, setPoster] = useState(none);
  useEffect(() => {
    let address: string | null = null;
    let isGone = false;
    async function draw() {
      const { drawProductPoster } = await import('./drawProductPoster.ts');
      const picture = await drawProductPoster({ pictureAddress, title, price, link });
      if (isGone) return;
      address = URL.createObjectURL(picture);
      setPoster({ address, file: new File([picture], '集物.png', { type: picture.type }), failed: false });
    }
    draw().catch(() => {
      if (!isGone) setPoster({ ...none, failed: true });
    });
    return () => {
      isGone = true;
      if (address) URL.revokeObjectURL(address);
    };
  }, [pictureAddress, title, price, link]);
  return poster;
}
