import type { ArticleCard } from '@jiwu/contract';
import { Picture } from '../files/picture/Picture.tsx';
import styles from './AuthorFace.module.css';

interface AuthorFaceProps {
  author: ArticleCard['author'];
  /** Of its side, in pixels. */
  size: number;
}

/** A celebrity's picture, or the first character of an editor's name. */
export function AuthorFace({ author: { name, celebrity }, size }: AuthorFaceProps) {
  if (celebrity?.avatar) {
    return <Picture {...celebrity.avatar} alt="" sizes={`${size}px`} maxWidth={size * 2} width={size} isFixed />;
  }
  return (
    <span
      className={styles['face']}
      style={{ width: size, height: size, fontSize: size > 32 ? 14 : 12 }}
      aria-hidden="true"
    >
      {[...name][0]}
    </span>
  );
}
