import { rules } from '@jiwu/contract/rules';
import styles from './Picture.module.css';

interface PictureProps {
  fileId: string;
  /** A few pixels as a data address, shown until the picture is there. */
  placeholder: string;
  /** Empty where the words beside it say the same. */
  alt: string;
  /** The shown width, as in the attribute of the same name. */
  sizes: string;
  /** The widest that it is ever shown, in real pixels; wider ones are not offered. */
  maxWidth?: number;
  /** Its box: the page keeps the place by it. Square unless given. */
  width?: number;
  height?: number;
  /** Shown exactly as large as its box, in a row of other things; otherwise it fills the width of its place. */
  isFixed?: boolean;
  /** Seen without scrolling: loaded at once. */
  eager?: boolean;
  /** The largest thing on the first screen: loaded before everything else. */
  first?: boolean;
  className?: string | undefined;
}

/** A stored picture in the width that the screen needs. */
export function Picture(props: PictureProps) {
  const { fileId, placeholder, alt, sizes, maxWidth = 1080, width = 320, height = width } = props;
  const { isFixed = false, eager = false, first = false, className } = props;
  const widths = offeredWidths(maxWidth);
  return (
    <img
      className={className ? `${styles['picture']} ${className}` : styles['picture']}
      style={{
        ...(placeholder && { backgroundImage: `url(${placeholder})` }),
        ...(isFixed && { flex: 'none', width, height }),
      }}
      src={pictureAddress(fileId, widths.at(-1) ?? '320')}
      srcSet={widths.map((width) => `${pictureAddress(fileId, width)} ${width}w`).join(', ')}
      sizes={sizes}
      width={width}
      height={height}
      alt={alt}
      loading={eager || first ? undefined : 'lazy'}
      fetchPriority={first ? 'high' : undefined}
      decoding={first ? undefined : 'async'}
    />
  );
}

type PictureWidth = (typeof rules.pictureWidths)[number];

export function pictureAddress(fileId: string, width: PictureWidth): string {
  return `/file/${fileId}?w=${width}`;
}

const offered = new Map<number, readonly PictureWidth[]>();

/** Worked out once for each width: a page shows seventy pictures in a few sizes. */
function offeredWidths(maxWidth: number): readonly PictureWidth[] {
  const known = offered.get(maxWidth);
  if (known) return known;
  const widths = widthsUpTo(maxWidth);
  offered.set(maxWidth, widths);
  return widths;
}

/** Every width up to the first one that is wide enough; less than a quarter of it is never wanted. */
function widthsUpTo(maxWidth: number): PictureWidth[] {
  const enough = rules.pictureWidths.findIndex((width) => Number(width) >= maxWidth);
  return rules.pictureWidths
    .slice(0, enough < 0 ? undefined : enough + 1)
    .filter((width) => Number(width) * 4 >= Math.min(maxWidth, 1080));
}
