import { useQueryClient } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { formatCount } from '../../../../format/formatCount.ts';
import { Panel } from '../../../../ui/panel/Panel.tsx';
import { Tabs } from '../../../../ui/tabs/Tabs.tsx';
import { batchAddress } from '../../batchAddress.ts';
import { type Batch, batchQueries } from '../../batchQueries.ts';
import { SenderPanel } from '../SenderPanel.tsx';
import { WizardFrame } from '../WizardFrame.tsx';
import { GoodsAside } from './GoodsAside.tsx';
import { PasteLines } from './PasteLines.tsx';
import styles from './RecipientsStep.module.css';
import { TypedRows } from './TypedRows.tsx';
import { UploadSheet } from './UploadSheet.tsx';
import type { WayProps } from './WayProps.ts';

const ways = [
  { key: 'type', label: '逐行填写' },
  { key: 'paste', label: '粘贴名单' },
  { key: 'upload', label: '上传表格' },
] as const;
type Way = (typeof ways)[number]['key'];

const views: Readonly<Record<Way, (props: WayProps) => React.ReactNode>> = {
  type: TypedRows,
  paste: PasteLines,
  upload: UploadSheet,
};

/** The second step: who gets what, in one of three ways. */
export default function RecipientsStep({ batch }: { batch: Batch }) {
  const [way, setWay] = useState<Way>('type');
  const panelId = useId();
  const client = useQueryClient();
  const navigate = useNavigate();
  const View = views[way];
  const { all } = batch.rows;
  async function goOn() {
    await client.invalidateQueries({ queryKey: batchQueries.all });
    await navigate(batchAddress(batch.id, 'check'));
  }
  return (
    <WizardFrame
      step="recipients"
      batchId={batch.id}
      isOpen
      notes={{ goods: batch.goods.length > 0 ? `${formatCount(batch.goods.length)} 款` : '名单里写编码' }}
      aside={
        <>
          <GoodsAside batch={batch} />
          <SenderPanel business={batch.business} />
        </>
      }
    >
      <Panel title="填收件人" aside={<span className={styles['note']}>一行一位，一行一个包裹</span>}>
        {all > 0 && <p className={styles['known']}>这个批次已有 {formatCount(all)} 行，新加的接在后面。</p>}
        <Tabs label="怎样填" tabs={ways} selected={way} onSelect={setWay} panelId={panelId} />
        <div
          id={panelId}
          role="tabpanel"
          aria-label={ways.find(({ key }) => key === way)?.label}
          className={styles['way']}
        >
          <View batch={batch} onDone={() => void goOn()} />
        </div>
      </Panel>
    </WizardFrame>
  );
}
