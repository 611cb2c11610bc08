import type { rules } from '@jiwu/contract/rules';
import { useEffect, useState } from 'react';
import { apiClient } from '../../../session/apiClient.ts';
import styles from './OwnPicture.module.css';

interface OwnPictureProps {
  fileId: string;
  alt: string;
  /** In pixels; without one, as large as it was kept. */
  width?: (typeof rules.pictureWidths)[number];
}

/** A picture that only its owner may see: it is fetched with the token, which an address alone does not carry. */
export function OwnPicture({ fileId, alt, width }: OwnPictureProps) {
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
  return address === null ? (
    <span className={styles['picture']} role="img" aria-label={alt} />
  ) : (
    <img className={styles['picture']} src={address} alt={alt} />
  );
}
