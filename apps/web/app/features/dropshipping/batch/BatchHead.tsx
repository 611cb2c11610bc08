import { useNavigate } from 'react-router';
import { momentWords } from '../../../format/momentWords.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { CopyText } from '../../../ui/copy/CopyText.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { BatchChip } from '../BatchChip.tsx';
import { batchAddress } from '../batchAddress.ts';
import type { Batch } from '../batchQueries.ts';
import { progressWords } from '../batchWords.ts';
import { ProgressBar } from '../ProgressBar.tsx';
import { saveBatchSheet } from '../saveBatchSheet.ts';
import { useStep } from '../../../ui/form/useStep.ts';
import styles from './BatchHead.module.css';

const formats = ['xlsx', 'csv'] as const;

/** What the batch is, how far its parcels are, and what is done with all of it. */
export function BatchHead({ batch }: { batch: Batch }) {
  const { id, no, name, paidAt, createdAt, now } = batch;
  const words = progressWords(batch, now);
  const navigate = useNavigate();
  const saving = useStep();
  const repeating = useStep();
  async function repeat(idempotencyKey: string) {
    const made = await apiClient.call(
      'dropshippingRepeat',
      { params: { id }, body: { nos: null } },
      { idempotencyKey },
    );
    await navigate(batchAddress(made.id, 'check'));
  }
  return (
    <section className={styles['head']} aria-label="批次">
      <div className={styles['what']}>
        <h1>
          {name}
          <BatchChip>{words.chip}</BatchChip>
        </h1>
        <p>
          {no} <CopyText text={no} what="批次号" isSmall />　
          {paidAt === null ? `${momentWords(createdAt, now)} 新建` : `${momentWords(paidAt, now)} 付款`}
        </p>
      </div>
      <div className={styles['acts']}>
        {paidAt !== null &&
          formats.map((format) => (
            <button
              key={format}
              type="button"
              aria-disabled={saving.isBusy || undefined}
              aria-label={`下载快递单号 ${format}`}
              onClick={() => void saving.take(format, () => saveBatchSheet(batch, { format, filter: null }))}
            >
              <Icon name="download" size={16} />
              {format === 'xlsx' ? '快递单号' : 'csv'}
            </button>
          ))}
        <button
          type="button"
          className={styles['main']}
          aria-disabled={repeating.isBusy || undefined}
          onClick={() => void repeating.take(id, repeat)}
        >
          {repeating.isBusy ? '正在新建' : '再寄一次'}
        </button>
      </div>
      <div className={styles['progress']} aria-live="polite">
        <ProgressBar words={words} />
      </div>
    </section>
  );
}
