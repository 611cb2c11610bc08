import type { ComponentProps, ReactNode } from 'react';
import styles from './GoodsLine.module.css';
import { LinePicture } from './LinePicture.tsx';

interface GoodsLineProps {
  line: Pick<ComponentProps<typeof LinePicture>, 'picture'> & { readonly title: string };
  /** Below the title: which one, how many. */
  note: ReactNode;
  size?: 56 | 72;
  /** No more than three lines of words; `onPhones` also lets them begin at the top of the picture there. */
  clamps?: 'always' | 'onPhones';
  /** --note-gap is the room between title and note. */
  className?: string | undefined;
}

/** Goods as a line: picture, title, note. It stands inside a list item, a link or a label. */
export function GoodsLine({ line: { picture, title }, note, size = 56, clamps, className }: GoodsLineProps) {
  return (
    <span
      className={className ? `${styles['line']} ${className}` : styles['line']}
      data-size={size}
      data-clamps={clamps}
    >
      <LinePicture picture={picture} size={size} />
      <span className={styles['words']}>
        {title}
        <small>{note}</small>
      </span>
    </span>
  );
}
