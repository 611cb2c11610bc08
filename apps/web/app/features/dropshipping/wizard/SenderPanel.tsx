import { Panel } from '../../../ui/panel/Panel.tsx';
import { BatchChip } from '../BatchChip.tsx';
import type { Batch } from '../batchQueries.ts';
import styles from './SenderPanel.module.css';

/** What stands on the parcels, and what is not in them. */
export function SenderPanel({ business }: { business: Batch['business'] }) {
  const { name, senderName, senderPhone, isApproved } = business;
  return (
    <Panel title="寄件人">
      <dl className={styles['sender']}>
        <dt>商户</dt>
        <dd>
          {name} <BatchChip>{isApproved ? '已认证' : '已停用'}</BatchChip>
        </dd>
        <dt>面单</dt>
        <dd>
          {senderName}，<span>{senderPhone}</span>
        </dd>
        <dt>包裹</dt>
        <dd>不放价格单，不放集物字样</dd>
      </dl>
    </Panel>
  );
}
