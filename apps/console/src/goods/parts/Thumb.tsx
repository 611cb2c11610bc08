import styles from './Parts.module.css';

interface Picture {
  readonly fileId: string;
  readonly placeholder: string;
}

/** A small picture of something that stands beside it by name. */
export function Thumb({ picture }: { picture: Picture | null }) {
  if (picture === null) return <span className={styles['thumb']} />;
  return <img className={styles['thumb']} src={`/file/${picture.fileId}?w=160`} alt="" loading="lazy" />;
}

/** A product or a SKU: picture, title, and a line below it. */
export function Named({ picture, title, note }: { picture: Picture | null; title: string; note?: string }) {
  return (
    <span className={styles['named']}>
      <Thumb picture={picture} />
      <span>
        {title}
        {note && <small>{note}</small>}
      </span>
    </span>
  );
}
