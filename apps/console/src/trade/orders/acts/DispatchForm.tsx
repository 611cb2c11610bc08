import type { StaffOrder } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Checkbox, Input, InputNumber, Select } from 'antd';
import { useState } from 'react';
import { focusOnShow } from '../../../ui/focus/focusOnShow.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { sendLater } from '../../../ui/undo/sendLater.ts';
import { plainTracking, useCarriers } from './useCarriers.ts';
import styles from './Acts.module.css';

/** One parcel: everything that is left, or some pieces of it. */
export function DispatchForm({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const carriers = useCarriers();
  const [carrier, setCarrier] = useState<string | null>(null);
  const [tracking, setTracking] = useState('');
  const [isPart, setIsPart] = useState(false);
  const left = order.lines.filter(({ unsentQuantity }) => unsentQuantity > 0);
  const [pieces, setPieces] = useState<Readonly<Record<string, number>>>({});
  const [problem, setProblem] = useState<string | null>(null);
  const sent = left
    .map((line) => ({ lineId: line.id, quantity: isPart ? (pieces[line.id] ?? 0) : line.unsentQuantity }))
    .filter(({ quantity }) => quantity > 0);
  const count = sent.reduce((sum, { quantity }) => sum + quantity, 0);
  const send = () => {
    const trackingNo = plainTracking(tracking);
    if (!rules.order.trackingPattern.test(trackingNo)) {
      setProblem('运单号要 8 到 30 位字母或数字');
      return;
    }
    const chosen = carrier ?? carriers.first;
    carriers.remember(chosen);
    const body = { carrier: chosen, trackingNo, ...(isPart && { lines: sent }) };
    sendLater(
      `发出 ${order.no}，${count} 件`,
      'staffOrderDispatch',
      { params: { no: order.no }, body },
      () => `${order.no} 已发出`,
    );
    onDone();
  };
  return (
    <form
      className={styles['form']}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <div className={styles['row']}>
        <Select
          aria-label="承运商"
          value={carrier ?? carriers.first}
          options={carriers.options}
          onChange={setCarrier}
        />
        <Input
          ref={focusOnShow}
          aria-label="运单号"
          placeholder="运单号，可以扫"
          value={tracking}
          onChange={({ target }) => setTracking(target.value)}
        />
      </div>
      {left.reduce((sum, { unsentQuantity }) => sum + unsentQuantity, 0) > 1 && (
        <Checkbox checked={isPart} onChange={({ target }) => setIsPart(target.checked)}>
          分几个包裹，这次只发一部分
        </Checkbox>
      )}
      {isPart && (
        <ul>
          {left.map((line) => (
            <li key={line.id}>
              <span>
                {line.title} {line.skuLabel}
              </span>
              <InputNumber
                aria-label={`${line.title} 这次发几件`}
                min={0}
                max={line.unsentQuantity}
                value={pieces[line.id] ?? 0}
                onChange={(value) => setPieces({ ...pieces, [line.id]: value ?? 0 })}
              />
              <em>/ {line.unsentQuantity}</em>
            </li>
          ))}
        </ul>
      )}
      <FormProblem text={problem} />
      <div className={styles['row']}>
        <Button onClick={onDone}>不发了</Button>
        <Button type="primary" htmlType="submit" disabled={count === 0}>
          发出 {count} 件
        </Button>
      </div>
      <p className="quiet small">按下后 10 秒才提交，按 Z 撤回</p>
    </form>
  );
}
