import { Suspense, useState } from 'react';
import { shanghaiMonthDay } from '../../../format/shanghaiDay.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { useSlides } from '../../../shared/files/picture/useSlides.ts';
import { gradeLabel } from '../../../shared/openBox/gradeWords.ts';
import { photoWords } from '../../../shared/openBox/photoWords.ts';
import type { Unit } from '../../../shared/openBox/Unit.ts';
import { useCollected } from '../../../session/collected.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import styles from './UnitGallery.module.css';

const PictureViewer = lazyPart(() => import('../../../shared/files/picture/PictureViewer.tsx'));

interface UnitGalleryProps {
  unit: Unit;
  /** Why it cannot be bought; null: it can, or is the viewer's own. */
  veil: { readonly title: string; readonly text: string } | null;
  onShare: () => void;
}

/** The photos of this very thing, each with what it shows; a veil over one that cannot be bought. */
export function UnitGallery({ unit, veil, onShare }: UnitGalleryProps) {
  const { strip, current, show, onScroll } = useSlides(undefined);
  const [isOpen, setOpen] = useState(false);
  const { isCollected, toggle } = useCollected(unit.productId);
  const { photos } = unit;
  const takenAt = photos[0]?.takenAt;
  return (
    <div className={styles['gallery']}>
      <div className={styles['stage']}>
        {/* Scrolls, so the keyboard must be able to reach it. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
        <ul ref={strip} className={styles['strip']} tabIndex={0} aria-label="这一件的照片" onScroll={onScroll}>
          {photos.map((photo, at) => (
            <li key={photo.id}>
              <Picture
                fileId={photo.fileId}
                placeholder={photo.placeholder}
                alt={`${photoWords(photo)}，实拍`}
                sizes="(max-width: 767px) 100vw, (max-width: 1199px) 42vw, 480px"
                width={480}
                first={at === 0}
              />
            </li>
          ))}
        </ul>
        <span className={styles['grade']}>{gradeLabel(unit.grade)}</span>
        {veil && (
          <p className={styles['veil']}>
            <b>{veil.title}</b>
            {veil.text}
          </p>
        )}
        <button type="button" className={styles['zoom']} aria-label="看大图" onClick={() => setOpen(true)}>
          <Icon name="zoom" size={18} />
        </button>
        <span className={styles['count']}>{`${current + 1} / ${photos.length}`}</span>
      </div>
      <div className={styles['thumbs']} role="group" aria-label="照片">
        {photos.map((photo, at) => (
          <button key={photo.id} type="button" aria-current={at === current || undefined} onClick={() => show(at)}>
            <Picture
              fileId={photo.fileId}
              placeholder={photo.placeholder}
              alt=""
              sizes="72px"
              maxWidth={160}
              width={72}
            />
            <span>{photoWords(photo)}</span>
          </button>
        ))}
      </div>
      <p className={styles['actions']}>
        <button type="button" aria-pressed={isCollected} onClick={toggle}>
          <Icon name="heart" size={16} />
          {isCollected ? '已收藏' : '收藏'}
        </button>
        <button type="button" onClick={onShare}>
          <Icon name="share" size={16} />
          分享
        </button>
        {takenAt && <span>{shanghaiMonthDay(takenAt)}实拍，未修图</span>}
      </p>
      {isOpen && (
        <Suspense>
          <PictureViewer
            pictures={photos.map((photo) => ({ fileId: photo.fileId, alt: photoWords(photo) }))}
            start={current}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </div>
  );
}
