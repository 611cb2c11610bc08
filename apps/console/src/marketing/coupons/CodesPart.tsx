import { rules } from '@jiwu/contract/rules';
import { Button, Input, InputNumber } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { saveFile } from '../../ui/files/saveFile.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from '../Marketing.module.css';
import type { OpenCoupon } from './couponWords.ts';

/** Codes for paper: made in batches, taken along as a file; who takes them is written down. */
export function CodesPart({ coupon, isOver }: { coupon: OpenCoupon; isOver: boolean }) {
  const { id, name, batches } = coupon;
  const [size, setSize] = useState(100);
  const [note, setNote] = useState('');
  const make = useSend('staffCouponCodes');
  const read = useSend('staffCouponCodesRead');
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (await make.send({ params: { id }, body: { size, note: note.trim() } })) setNote('');
  };
  const take = async (batch: OpenCoupon['batches'][number]) => {
    const answer = await read.send({ params: { id, batchId: batch.id }, body: {} });
    if (answer) saveFile(new Blob([answer.codes.join('\r\n')], { type: 'text/plain' }), `${name} ${batch.note}.txt`);
  };
  return (
    <Panel title="兑换码" note={`${coupon.codes} 个`}>
      <ul className={styles['batches']}>
        {batches.map((batch) => (
          <li key={batch.id}>
            <span>
              {batch.note}
              <small>
                {batch.size} 个，{batch.byName} {formatTime(batch.createdAt)}
              </small>
            </span>
            <Button loading={read.isBusy} onClick={() => void take(batch)}>
              下载
            </Button>
          </li>
        ))}
      </ul>
      <FormProblem text={read.problem} />
      {!isOver && (
        <form className={styles['form']} onSubmit={(event) => void submit(event)}>
          <label htmlFor="codesNote">这一批给谁用</label>
          <Input
            id="codesNote"
            maxLength={60}
            placeholder="例如 双十一门店传单"
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <label htmlFor="codesSize">多少个，每个一人一次</label>
          <InputNumber
            id="codesSize"
            min={1}
            max={rules.coupon.desk.codesMax}
            value={size}
            onChange={(value) => setSize(value ?? 1)}
          />
          <FormProblem text={make.problem} />
          <Button htmlType="submit" disabled={note.trim() === ''} loading={make.isBusy}>
            生成 {size} 个兑换码
          </Button>
        </form>
      )}
    </Panel>
  );
}
