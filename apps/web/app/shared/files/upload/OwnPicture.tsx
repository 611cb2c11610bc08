import type { rules } from '@jiwu/contract/rules';
import { useEffect, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import styles from './OwnPicture.module.css';

interface OwnPictureProps {
  fileId: string;
  alt: string;
  /** In pixels; without one, as large as it was kept. */
  width?: (typeof rules.pictureWidths)[number];
  /** Its own shape, instead of a square cut out of it. */
  size?: { readonly width: number; readonly height: number };
}

/** A picture that only its owner may see: it is fetched with the token, which an address alone does not carry. */
export function OwnPicture({ fileId, alt, width, size }: OwnPictureProps) {
  const [address, setAddress] = useState<string | null>(null);
  useEffect(() => {
    let made: string | null = null;
    let isGone = false;
    const query = width ? { w: width } : {};
    apiClient.fetchFile('fileGet', { params: { id: fileId }, query }).then(
      (blob) => {
        if (isGone) return;
        made = URL.createObjectURL(blob);
        setAddress(made);
      },
      // Its place stays empty; the client has told why.
      () => undefined,
    );
    return () => {
      isGone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [fileId, width]);
  const shape = size && { aspectRatio: `${size.width} / ${size.height}` };
  return address === null ? (
    <span className={styles['picture']} style={shape} role="img" aria-label={alt} />
  ) : (
    <img className={styles['picture']} style={shape} src={address} alt={alt} />
  );
}
