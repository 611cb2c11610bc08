import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { pictureAddress } from './Picture.tsx';
import styles from './PictureViewer.module.css';

interface PictureViewerProps {
  pictures: readonly { readonly fileId: string; readonly alt: string }[];
  start: number;
  onClose: () => void;
}

/** Pictures as large as the screen allows; pressing one enlarges it further. Loaded when first opened. */
export default function PictureViewer({ pictures, start, onClose }: PictureViewerProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  const [current, setCurrent] = useState(start);
  const [isLarge, setLarge] = useState(false);
  useEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);

  function go(step: number) {
    setLarge(false);
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
        aria-label={isLarge ? '缩小' : '放大'}
        onClick={() => setLarge(!isLarge)}
      >
        {picture && (
          <img
            key={picture.fileId}
            src={pictureAddress(picture.fileId, '1080')}
            alt={picture.alt}
            width={1080}
            height={1080}
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
