import type { StaffProduct } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { MomentPicker } from '../../../ui/time/pickers/MomentPicker.tsx';
import styles from '../Products.module.css';
import { DifferenceTable } from '../DifferenceTable.tsx';
import { sayProblems } from './sayProblems.ts';

/** What will change, what must be mended first, and the one button that shows it to everyone. */
export function PublishPanel({ product, isTouched }: { product: StaffProduct; isTouched: boolean }) {
  const { id, version, draft, differences, problems, live } = product;
  const [reason, setReason] = useState('');
  const [at, setAt] = useState<string | null>(null);
  const publish = useSend('staffProductPublish');
  if (draft === null) return null;
  const skus = [...draft.body.skus, ...(live?.skus ?? [])];
  const send = async () => {
    if (!(await publish.send({ params: { id }, body: { version, at, reason } }))) return;
    say.done(at ? `${formatTime(at)} 发布` : '已经发布，顾客几秒内看到');
  };
  const isBlocked = problems.length > 0 || isTouched;
  return (
    <Panel
      title="发布前核对"
      note={`${live === null ? '' : `v${product.liveNo} → v${draft.no}，${differences.length} 处改动，`}${draft.savedBy} ${formatTime(draft.savedAt)} 存`}
    >
      {problems.length > 0 && (
        <ul className={styles['problems']} aria-label="改好才能发布">
          {sayProblems(problems, skus).map(({ key, where, what }) => (
            <li key={key}>
              <b>{where}</b>：{what}
            </li>
          ))}
        </ul>
      )}
      <DifferenceTable
        differences={differences}
        skus={skus}
        before={live === null ? '现在' : `现在 v${product.liveNo}`}
        after={`草稿 v${draft.no}`}
        isFirst={live === null}
      />
      <FormProblem text={publish.problem} />
      <div className={styles['publish']}>
        <div>
          <label htmlFor="publishAt">什么时候</label>
          <MomentPicker id="publishAt" placeholder="立即" value={at} onChange={setAt} />
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
