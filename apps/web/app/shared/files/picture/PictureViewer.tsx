import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { pictureAddress } from './Picture.tsx';
import styles from './PictureViewer.module.css';

interface PictureViewerProps {
  pictures: readonly { readonly fileId: string; readonly alt: string }[];
  start: number;
  onClose: () => void;
}

/** The width of what is shown at first; whether the stored picture is wider is known only when it is asked for. */
const WHOLE = '1080';
/** Enlarging by less than this shows nothing more. */
const WORTH_IT = 1.2;

/**
 * Pictures as large as the screen allows. One that has more pixels than are shown is enlarged when it is pressed, to as many as there are and
 * no further. Loaded when first opened.
 */
export default function PictureViewer({ pictures, start, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(start);
  const [isLarge, setLarge] = useState(false);
  const [hasMore, setMore] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function go(step: number) {
    setLarge(false);
    setMore(false);
    setCurrent((at) => (at + step + pictures.length) % pictures.length);
  }
  function move({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') go(1);
    if (key === 'ArrowLeft') go(-1);
  }

  const picture = pictures[current];
  return (
    // The arrow keys are a second way: the buttons do the same.
    <dialog
      ref={dialog}
      className={styles['viewer']}
      aria-label="大图"
      onKeyDown={move}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <div className={styles['head']}>
        <span aria-live="polite">{`${current + 1} / ${pictures.length}`}</span>
        <button type="button" aria-label="关闭" onClick={onClose}>
          <Icon name="close" size={22} />
        </button>
      </div>
      <button
        type="button"
        className={isLarge ? styles['large'] : styles['whole']}
        aria-label={hasMore ? zoomWords(isLarge) : undefined}
        disabled={!hasMore}
        onClick={() => setLarge(!isLarge)}
      >
        {picture && (
          <img
            key={picture.fileId}
            src={isLarge ? `/file/${picture.fileId}` : pictureAddress(picture.fileId, WHOLE)}
            alt={picture.alt}
            width={1080}
            height={1080}
            onLoad={({ currentTarget: { naturalWidth, clientWidth } }) => {
              if (!isLarge) setMore(naturalWidth >= Number(WHOLE) || naturalWidth > clientWidth * WORTH_IT);
            }}
          />
        )}
      </button>
      {pictures.length > 1 && (
        <div className={styles['steps']}>
          <button type="button" aria-label="上一张" onClick={() => go(-1)}>
            <Icon name="back" size={22} />
          </button>
          <button type="button" aria-label="下一张" onClick={() => go(1)}>
            <Icon name="forward" size={22} />
          </button>
        </div>
      )}
    </dialog>
  );
}

function zoomWords(isLarge: boolean): string {
  return isLarge ? '缩小' : '放大';
}
