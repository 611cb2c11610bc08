import { momentWords } from '../../../format/momentWords.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { BatchChip } from '../BatchChip.tsx';
import { batchAddress } from '../batchAddress.ts';
import type { BatchCard } from '../batchQueries.ts';
import { progressWords } from '../batchWords.ts';
import { ProgressBar } from '../ProgressBar.tsx';
import { BatchActions } from './BatchActions.tsx';
import styles from './BatchItem.module.css';
import { BatchMoney } from './BatchMoney.tsx';

/** One batch of the list: what it is, how far it is, what it costs, what can be done. */
export function BatchItem({ batch, now }: { batch: BatchCard; now: string }) {
  const { id, no, name, createdAt, pictures } = batch;
  const words = progressWords(batch, now);
  return (
    <article className={styles['batch']} aria-label={name}>
      <div className={styles['what']}>
        <h2>
          <LightLink to={batchAddress(id)}>{name}</LightLink>
          <BatchChip>{words.chip}</BatchChip>
        </h2>
        <p>
          {no}　<time dateTime={createdAt}>{momentWords(createdAt, now)}</time>
        </p>
        {pictures.length > 0 && (
          <div className={styles['pictures']}>
            {pictures.map((picture) => (
              <Picture key={picture.fileId} {...picture} alt="" sizes="32px" maxWidth={80} width={32} />
            ))}
          </div>
        )}
      </div>
      <div className={styles['progress']}>
        <ProgressBar words={words} />
      </div>
      <BatchMoney batch={batch} />
      <BatchActions batch={batch} />
    </article>
  );
}
