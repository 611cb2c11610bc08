import { Thumb } from '../../ui/picture/Thumb.tsx';
import styles from './Parts.module.css';

interface NamedProps {
  readonly picture: { readonly fileId: string } | null;
  readonly title: string;
  readonly note?: string;
}

/** A product or a SKU: picture, title, and a line below it. */
export function Named({ picture, title, note }: NamedProps) {
  return (
    <span className={styles['named']}>
      <Thumb picture={picture} size={36} />
      <span>
        {title}
        {note && <small>{note}</small>}
      </span>
    </span>
  );
}
