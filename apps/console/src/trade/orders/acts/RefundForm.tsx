import type { Answer, Contract, StaffOrder } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { useQuery } from '@tanstack/react-query';
import { Button, Input } from 'antd';
import { useState } from 'react';
import { client } from '../../../api/client.ts';
import { say } from '../../../api/say.ts';
import { FormProblem } from '../../../ui/form/FormProblem.tsx';
import { useSend } from '../../../ui/form/useSend.ts';
import { formatFen } from '../../../ui/money/formatFen.ts';
import { shortYuan } from '../../../ui/money/shortYuan.ts';
import { gateways } from '../../parts/words.ts';
import styles from './Acts.module.css';

type Preview = Answer<Contract['staffOrderRefundPreview']>;

/** What comes back, line by line, before anything is given back. Money is never sent by one key, nor shown before it is there. */
export function RefundForm({ order, onDone }: { order: StaffOrder; onDone: () => void }) {
  const [reason, setReason] = useState('');
  const preview = useQuery<Preview>({
    queryKey: ['staffOrderRefundPreview', order.no],
    queryFn: () => client.call('staffOrderRefundPreview', { params: { no: order.no }, body: {} }, { silent: true }),
  });
  const { isBusy, problem, send } = useSend('staffOrderRefund');
  const shown = preview.data;
  if (preview.isLoadingError) return <FormProblem text={preview.error.message} />;
  if (!shown) return <p className="quiet">正在算…</p>;
  const refund = async () => {
    const body = { totalFen: shown.totalFen, reason: reason.trim() };
    const done = await send({ params: { no: order.no }, body });
    if (!done) return;
    const sum = `¥${formatFen(done.totalFen)}`;
    say.done(done.approval ? `退款 ${sum} 已交给另一位同事批准` : `已退 ${sum}`);
    onDone();
  };
  return (
    <div className={styles['form']}>
      <table className={styles['table']}>
        <thead>
          <tr>
            <th scope="col">商品</th>
            <th scope="col">件</th>
            <th scope="col">退（元）</th>
          </tr>
        </thead>
        <tbody>
          {shown.lines.map((line) => (
            <tr key={line.lineId}>
              <td>
                {line.title} {line.skuLabel}
              </td>
              <td>{line.pieces}</td>
              <td>{formatFen(line.moneyFen)}</td>
            </tr>
          ))}
          {shown.shippingFen > 0 && (
            <tr>
              <td>运费</td>
              <td>—</td>
              <td>{formatFen(shown.shippingFen)}</td>
            </tr>
          )}
        </tbody>
      </table>
      <p>
        退到{gateways[shown.refundTo]} <b>¥{formatFen(shown.totalFen)}</b>
        {shown.integralBack > 0 && `，退回积分 ${shown.integralBack}`}
        {shown.returnsCoupon && '，券退回'}
      </p>
      {shown.needsSecondPerson && (
        <FormProblem
          text={`超过 ${shortYuan(rules.approval.aboveFen.refund)}，要另一位同事在 24 小时内批准才退。等的时候先发了货，这个申请就作废；买家自己申请的不用等`}
        />
      )}
      <Input
        aria-label="退款的原因"
        placeholder="原因，例如买家来电不要了"
        maxLength={rules.approval.reasonMax}
        value={reason}
        onChange={({ target }) => setReason(target.value)}
      />
      <FormProblem text={problem} />
      <div className={styles['row']}>
        <Button onClick={onDone}>不退</Button>
        <Button type="primary" disabled={reason.trim() === ''} loading={isBusy} onClick={() => void refund()}>
          {shown.needsSecondPerson ? '交给另一位同事批准' : `退 ¥${formatFen(shown.totalFen)} 给买家`}
        </Button>
      </div>
    </div>
  );
}
