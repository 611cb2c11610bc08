import type { rules } from '@jiwu/contract/rules';
import { Suspense, useId, useState } from 'react';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { Picture } from '../../files/picture/Picture.tsx';
import { photoWords } from '../photoWords.ts';
import type { Ask, LockPage, UnitPhoto } from '../Unit.ts';
import { askPhoto } from './askPhoto.ts';
import styles from './AsksPanel.module.css';
import { alwaysWords, returnChoices } from './returnChoices.ts';
import { useAcknowledging } from './useAcknowledging.ts';

const PictureViewer = lazyPart(() => import('../../files/picture/PictureViewer.tsx'));

/** Each trace, missing part and earlier use with a box that is not ticked beforehand, and what ticking means for a return. */
export function AsksPanel({ lock }: { lock: LockPage }) {
  const { asks, photos, unit } = lock;
  const { ticked, problem, toggle } = useAcknowledging(lock);
  const [shown, setShown] = useState<UnitPhoto | null>(null);
  const acknowledged = asks.filter(({ key }) => ticked.includes(key)).length;
  return (
    <>
      {asks.length > 0 && (
        <Panel
          title="痕迹与缺件，请逐条确认"
          aside={
            <p role="status">
              已确认 <b>{`${acknowledged} / ${asks.length}`}</b>
            </p>
          }
        >
          <p className={styles['lead']}>可以不勾，也能买。全部勾上与没有全部勾上，退货的规则不同，写在下面。</p>
          <ol className={styles['asks']}>
            {asks.map((ask, at) => (
              <AskItem
                key={ask.key}
                ask={ask}
                no={at + 1}
                photo={askPhoto(ask, photos)}
                isTicked={ticked.includes(ask.key)}
                onToggle={() => toggle(ask.key)}
                onShow={setShown}
              />
            ))}
          </ol>
          <div className={styles['problem']} role="alert">
            {problem}
          </div>
        </Panel>
      )}
      <Panel
        title="退货怎么算"
        aside={
          <LightLink className={styles['link']} to="/guide?topic=openBox">
            开箱规则
          </LightLink>
        }
      >
        <ul className={styles['choices']}>
          {returnChoices({ asked: asks.length, acknowledged }).map(({ key, title, text, isNow }) => (
            <li key={key} aria-current={isNow || undefined}>
              <b>{title}</b>
              {isNow && <em>现在这样</em>}
              <p>{text}</p>
            </li>
          ))}
        </ul>
        <p className={styles['small']}>{alwaysWords({ asked: asks.length, warrantyMonths: unit.warrantyMonths })}</p>
      </Panel>
      {shown && (
        <Suspense>
          <PictureViewer
            pictures={[{ fileId: shown.fileId, alt: photoWords(shown) }]}
            start={0}
            onClose={() => setShown(null)}
          />
        </Suspense>
      )}
    </>
  );
}

const sources: Readonly<Record<(typeof rules.openBox.acknowledgements)[number], string>> = {
  defect: '检测单',
  missing: '配件清单',
  used: '入库记录',
};

interface AskItemProps {
  ask: Ask;
  no: number;
  photo: UnitPhoto | null;
  isTicked: boolean;
  onToggle: () => void;
  onShow: (photo: UnitPhoto) => void;
}

function AskItem({ ask, no, photo, isTicked, onToggle, onShow }: AskItemProps) {
  const box = useId();
  return (
    <li className={styles['ask']}>
      {photo && (
        <button
          type="button"
          className={styles['photo']}
          aria-label={`放大照片，${photoWords(photo)}`}
          onClick={() => onShow(photo)}
        >
          <Picture
            fileId={photo.fileId}
            placeholder={photo.placeholder}
            alt=""
            sizes="(max-width: 767px) 100vw, 208px"
            maxWidth={640}
            width={208}
          />
          <Icon name="zoom" size={18} />
        </button>
      )}
      <div className={styles['words']}>
        <b>
          <i>{no}</i>
          {ask.title}
        </b>
        {ask.words && <p>{ask.words}</p>}
        <small>
          {sources[ask.kind]}
          {photo && `，${shanghaiDay(photo.takenAt).slice(5)} 实拍`}
        </small>
      </div>
      <label className={styles['tick']} htmlFor={box}>
        <input id={box} type="checkbox" checked={isTicked} onChange={onToggle} />
        {ask.text}
      </label>
    </li>
  );
}
