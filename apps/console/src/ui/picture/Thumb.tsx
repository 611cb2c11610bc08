import styles from './Thumb.module.css';

interface ThumbProps {
  readonly picture: { readonly fileId: string } | null;
  readonly size?: 24 | 32 | 36 | 44;
}

/** A small picture of something that stands beside it in words. */
export function Thumb({ picture, size = 32 }: ThumbProps) {
  return (
    <span className={styles['thumb']} style={{ width: size, height: size }}>
      {picture && <img src={`/file/${picture.fileId}?w=160`} alt="" width={size} height={size} loading="lazy" />}
    </span>
  );
}
