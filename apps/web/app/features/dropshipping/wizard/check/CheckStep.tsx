import { formatCount } from '../../../../format/formatCount.ts';
import { EmptyState } from '../../../../ui/emptyState/EmptyState.tsx';
import { batchAddress } from '../../batchAddress.ts';
import type { Batch } from '../../batchQueries.ts';
import { isImporting } from '../../batchWords.ts';
import { SenderPanel } from '../SenderPanel.tsx';
import { WizardFrame } from '../WizardFrame.tsx';
import { BadPanel } from './BadPanel.tsx';
import styles from './CheckStep.module.css';
import { DiscardBatch } from './DiscardBatch.tsx';
import { GoodPanel } from './GoodPanel.tsx';
import { ReadPanel } from './ReadPanel.tsx';
import { RepeatedPanel } from './RepeatedPanel.tsx';
import { SumPanel } from './SumPanel.tsx';

/** The third step: what the shop has understood, what is to be mended, and what it all costs. */
export default function CheckStep({ batch }: { batch: Batch }) {
  const { id, name, rows, goods, file } = batch;
  const isEmpty = rows.all === 0 && !isImporting(batch);
  return (
    <WizardFrame
      step="check"
      batchId={id}
      isOpen
      notes={{
        goods: goods.length > 0 ? `${formatCount(goods.length)} 款` : '名单里写编码',
        recipients: name,
        check: `${formatCount(file?.allRows ?? rows.all)} 行`,
      }}
      aside={
        <>
          {!isEmpty && <SumPanel batch={batch} />}
          <SenderPanel business={batch.business} />
          <DiscardBatch batch={batch} />
        </>
      }
    >
      {isEmpty && file?.state !== 'failed' ? (
        <div className={styles['empty']}>
          <EmptyState
            title="还没有收件人"
            text="逐行填写、粘贴名单或上传表格，都会先在这里核对，再付款。"
            action={{ to: batchAddress(id, 'recipients'), label: '去填收件人' }}
          />
        </div>
      ) : (
        <>
          <ReadPanel batch={batch} />
          <BadPanel batch={batch} />
          <RepeatedPanel batch={batch} />
          <GoodPanel batch={batch} />
        </>
      )}
    </WizardFrame>
  );
}
