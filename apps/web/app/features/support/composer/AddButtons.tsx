import { rules } from '@jiwu/contract/rules';
import { Suspense, useState } from 'react';
import type { Pictures } from '../../../shared/files/upload/usePictures.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import styles from './AddButtons.module.css';

const OrderChooser = lazyPart(() => import('./OrderChooser.tsx'));

/** What a message can have besides words: pictures, and an order. */
export function AddButtons({ pictures }: { pictures: Pictures }) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <label className={styles['add']}>
        <Icon name="camera" size={20} />
        图片
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
      <button type="button" className={styles['add']} onClick={() => setChoosing(true)}>
        <Icon name="list" size={20} />
        订单
      </button>
      {isChoosing && (
        <Suspense>
          <OrderChooser onClose={() => setChoosing(false)} />
        </Suspense>
      )}
    </>
  );
}
