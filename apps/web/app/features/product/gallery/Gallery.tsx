import { Suspense, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import styles from './Gallery.module.css';
import type { Slide } from './gallerySlides.ts';
import { useSlides } from '../../../shared/files/picture/useSlides.ts';

const PictureViewer = lazyPart(() => import('../../../shared/files/picture/PictureViewer.tsx'));

/** So many thumbnails stand in the row. */
const THUMBS = 6;

interface GalleryProps {
  slides: readonly Slide[];
  /** The first so many are the product's own, and the one it opens with; those of other option values come after. */
  ownCount: number;
  /** The slide of the chosen option; undefined until the user has chosen. */
  chosen: number | undefined;
}

/** Full width and pushed by a finger on phones, 480 with thumbnails on wide screens: the same strip of pictures. */
export function Gallery({ slides, ownCount, chosen }: GalleryProps) {
  const { strip, current, show, onScroll } = useSlides(chosen);
  const [isOpen, setOpen] = useState(false);
  return (
    <div>
      <div className={styles['stage']}>
        {/* Scrolls, so the keyboard must be able to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={strip} className={styles['strip']} tabIndex={0} aria-label="商品图片" onScroll={onScroll}>
          {slides.map((slide, at) => (
            <li key={slide.fileId}>
              <Picture
                {...slide}
                sizes="(max-width: 767px) 100vw, (max-width: 1199px) 42vw, 480px"
                width={480}
                first={at === 0}
              />
            </li>
          ))}
        </ul>
        <button type="button" className={styles['zoom']} aria-label="看大图" onClick={() => setOpen(true)}>
          <Icon name="zoom" size={18} />
        </button>
        {slides.length > 1 && <span className={styles['count']}>{`${current + 1} / ${slides.length}`}</span>}
      </div>
      {slides.length > 1 && (
        <div className={styles['thumbs']}>
          {slides.slice(0, slides.length > THUMBS ? ownCount : THUMBS).map(({ fileId, placeholder }, at) => (
            <button
              key={fileId}
              type="button"
              aria-label={`图 ${at + 1}`}
              aria-current={at === current || undefined}
              onClick={() => show(at)}
              onPointerEnter={(event) => event.pointerType === 'mouse' && show(at)}
            >
              <Picture fileId={fileId} placeholder={placeholder} alt="" sizes="72px" maxWidth={160} width={72} />
            </button>
          ))}
        </div>
      )}
      {isOpen && (
        <Suspense>
          <PictureViewer pictures={slides} start={current} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
