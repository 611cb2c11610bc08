import type { StaffOrder } from '@jiwu/contract';
import styles from './Thumb.module.css';

type Picture = StaffOrder['lines'][number]['picture'];

/** A small picture of a product; what it shows stands beside it in words. */
export function Thumb({ picture, size = 32 }: { picture: Picture | null; size?: 24 | 32 | 44 }) {
  return (
    <span className={styles['thumb']} style={{ width: size, height: size }}>
      {picture && <img src={`/file/${picture.fileId}?w=160`} alt="" width={size} height={size} loading="lazy" />}
    </span>
  );
}
