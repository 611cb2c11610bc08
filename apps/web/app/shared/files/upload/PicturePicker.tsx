import { rules } from '@jiwu/contract/rules';
import { useId } from 'react';
import { Icon } from '../../../ui/icon/Icon.tsx';
import styles from './PicturePicker.module.css';
import type { ChosenPicture, Pictures } from './usePictures.ts';

interface PicturePickerProps {
  pictures: Pictures;
  label: string;
}

/** Chooses pictures, shows how far each is, and takes them out again. */
export function PicturePicker({ pictures, label }: PicturePickerProps) {
  const { chosen, max, problem, isSending } = pictures;
  const id = useId();
  const sent = chosen.filter(({ state }) => state === 'sent').length;
  return (
    <div className={styles['picker']} role="group" aria-labelledby={id}>
      <p id={id} className={styles['label']}>
        {label}
        <span role="status">{isSending ? `正在上传 ${sent} / ${chosen.length}` : `${chosen.length} / ${max}`}</span>
      </p>
      <ul className={styles['pictures']}>
        {chosen.map((picture, order) => (
          <li key={picture.key} data-state={picture.state}>
            <img src={picture.preview} alt={`第 ${order + 1} 张`} />
            <Progress picture={picture} order={order} onRetry={() => pictures.retry(picture.key)} />
            <button
              type="button"
              className={styles['remove']}
              aria-label={`移除第 ${order + 1} 张`}
              onClick={() => pictures.remove(picture.key)}
            >
              <Icon name="close" size={14} />
            </button>
          </li>
        ))}
        {chosen.length < max && (
          <li>
            <label className={styles['add']}>
              <Icon name="camera" size={24} />
              添加图片
              <input
                type="file"
                accept={rules.upload.imageTypes.join(',')}
                multiple
                onChange={({ target }) => {
                  pictures.add([...(target.files ?? [])]);
                  target.value = '';
                }}
              />
            </label>
          </li>
        )}
      </ul>
      <p className={styles['problem']} role="alert">
        {problem}
      </p>
    </div>
  );
}

interface ProgressProps {
  picture: ChosenPicture;
  order: number;
  onRetry: () => void;
}

function Progress({ picture: { state }, order, onRetry }: ProgressProps) {
  if (state === 'sent') return null;
  if (state === 'sending') return <span className={styles['veil']}>上传中</span>;
  return (
    <button
      type="button"
      className={styles['veil']}
      aria-label={`第 ${order + 1} 张没有传上去，再试一次`}
      onClick={onRetry}
    >
      再试一次
    </button>
  );
}
