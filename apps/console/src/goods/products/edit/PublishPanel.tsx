import type { StaffProduct } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, DatePicker, Input } from 'antd';
import type { Dayjs } from 'dayjs';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { useReferenceNames } from '../../parts/useReferenceNames.ts';
import styles from '../Products.module.css';
import { fieldNames, sayValue } from './sayDifference.ts';

/** What will change, what must be mended first, and the one button that shows it to everyone. */
export function PublishPanel({ product, isTouched }: { product: StaffProduct; isTouched: boolean }) {
  const { id, version, draft, differences, problems, live } = product;
  const [reason, setReason] = useState('');
  const [at, setAt] = useState<Dayjs | null>(null);
  const publish = useSend('staffProductPublish');
  const nameOf = useReferenceNames();
  if (draft === null) return null;
  const body = draft.body;
  const labelOf = (skuId: string | null) =>
    [...body.skus, ...(live?.skus ?? [])].find((sku) => sku.id === skuId)?.optionValues.join('，') ?? '';
  // Of a product that was never sold every field is new; those that say nothing still say nothing.
  const said = differences
    .map((one) => ({
      key: `${one.skuId} ${one.field}`,
      label: [labelOf(one.skuId), fieldNames[one.field] ?? one.field].filter(Boolean).join(' '),
      before: sayValue(one.field, one.before, nameOf),
      after: sayValue(one.field, one.after, nameOf),
    }))
    .filter(({ before, after }) => before !== after || live !== null);
  const send = async () => {
    const when = at?.toISOString() ?? null;
    if (!(await publish.send({ params: { id }, body: { version, at: when, reason } }))) return;
    say.done(when ? `${formatTime(when)} 发布` : '已经发布，顾客几秒内看到');
  };
  const isBlocked = problems.length > 0 || isTouched;
  return (
    <Panel
      title="发布前核对"
      note={`v${product.liveNo} → v${draft.no}，${said.length} 处改动，${draft.savedBy} ${formatTime(draft.savedAt)}`}
    >
      {problems.length > 0 && (
        <ul className={styles['problems']} aria-label="改好才能发布">
          {problems.map(({ kind, field, skuId, suggestion }) => (
            <li key={`${kind} ${skuId} ${field}`}>
              <b>{[labelOf(skuId), fieldNames[field] ?? field].filter(Boolean).join(' ')}</b>：
              {rules.goods.problems[kind]}
              {suggestion && `，可以写 ${(Number(suggestion) / 100).toFixed(2)}`}
            </li>
          ))}
        </ul>
      )}
      <table className={styles['diff']}>
        <thead>
          <tr>
            <th scope="col">改了什么</th>
            <th scope="col">现在</th>
            <th scope="col">改成</th>
          </tr>
        </thead>
        <tbody>
          {said.map(({ key, label, before, after }) => (
            <tr key={key}>
              <td>{label}</td>
              <td>
                <del>{before}</del>
              </td>
              <td>
                <ins>{after}</ins>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <FormProblem text={publish.problem} />
      <div className={styles['publish']}>
        <div>
          <label htmlFor="publishAt">什么时候</label>
          <DatePicker id="publishAt" showTime placeholder="立即" value={at} onChange={setAt} format="MM-DD HH:mm" />
        </div>
        <div>
          <label htmlFor="publishReason">理由</label>
          <Input
            id="publishReason"
            maxLength={rules.goods.product.reasonMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
        </div>
        <Button
          type="primary"
          disabled={isBlocked || reason.trim() === ''}
          loading={publish.isBusy}
          onClick={() => void send()}
        >
          {at ? '到时发布' : '发布'} v{draft.no}
        </Button>
        {isTouched && <span>先存草稿</span>}
        {draft.state === 'scheduled' && draft.publishAt && <span>已定 {formatTime(draft.publishAt)} 发布</span>}
      </div>
    </Panel>
  );
}
