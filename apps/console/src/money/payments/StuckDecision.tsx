import { rules } from '@jiwu/contract/rules';
import { Button, Input, Radio } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { say } from '../../api/say.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { shortYuan } from '../../ui/money/shortYuan.ts';
import { formatTime } from '../../ui/time/formatTime.ts';
import styles from '../Money.module.css';
import type { StuckRow } from './StuckRow.ts';

const ways = ['resend', 'balance', 'bank'] as const;
type Way = (typeof ways)[number];
const wayNames: Readonly<Record<Way, string>> = {
  resend: '再向渠道退一次',
  balance: '改退到用户余额',
  bank: '线下转账，登记流水号',
};
const effects: Readonly<Record<Way, string>> = {
  resend: '渠道还没有这个单号就用原单号，渠道关掉的换新单号。',
  balance: '马上到用户余额，可以花；这笔退款就算完成，渠道不会再退。',
  bank: '先从银行转出去，再登记流水号；这笔退款就算完成，渠道不会再退。',
};

/** One stuck refund and the three ways out. Above the sum the last two wait for a second person. */
export function StuckDecision({ refund, onClose }: { refund: StuckRow; onClose: () => void }) {
  const { id, amountFen, gateway, decision, needsApproval } = refund;
  const approved = decision?.state === 'approved';
  const [way, setWay] = useState<Way>(approved ? 'bank' : 'resend');
  const [note, setNote] = useState('');
  const [proof, setProof] = useState('');
  const resend = useSend('staffRefundResend');
  const reroute = useSend('staffRefundReroute');
  const settle = useSend('staffRefundSettle');
  const request = useSend('staffRefundRequest');
  const params = { id };
  const body = { note: note.trim() };
  const mustAsk = needsApproval && way !== 'resend' && !(approved && way === 'bank');
  const needsProof = way === 'bank' && !mustAsk;
  const send = async () => {
    if (mustAsk) {
      if (await request.send({ params, body: { ...body, way } })) say.done('已经送去批准');
      return;
    }
    const sends: Readonly<Record<Way, () => Promise<unknown>>> = {
      resend: () => resend.send({ params, body }),
      balance: () => reroute.send({ params, body }),
      bank: () => settle.send({ params, body: { ...body, proof: proof.trim() } }),
    };
    if (await sends[way]()) {
      say.done('办好了');
      onClose();
    }
  };
  const problem = request.problem ?? resend.problem ?? reroute.problem ?? settle.problem;
  const isBusy = [request, resend, reroute, settle].some((one) => one.isBusy);
  const isReady = body.note !== '' && (!needsProof || rules.refund.proofPattern.test(proof.trim()));
  return (
    <aside className={styles['side']} aria-label="退不回去的退款">
      <header>
        <h2>退不回去 ¥{formatFen(amountFen)}</h2>
        <Button type="text" aria-label="关上" icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <Facts
        rows={[
          ['渠道', rules.payment.names[gateway]],
          ['渠道的话', refund.failure],
          [
            '付款单号',
            <Link key="payment" className="mono" to={`?number=${refund.outTradeNo}`}>
              {refund.outTradeNo}
            </Link>,
          ],
          [
            '退款单号',
            <span key="refund" className="mono">
              {refund.outRefundNo}
            </span>,
          ],
          ['提交', formatTime(refund.requestedAt)],
        ]}
      />
      {refund.state === 'abnormal' && (
        <p className={styles['ink']}>
          用户的收款账户不收。请到{rules.payment.names[gateway]}商户平台处理，办完会自动更新。
        </p>
      )}
      {decision?.approval && (
        <p>
          已经提交，等第二人批准：<Link to={`/approvals?id=${decision.approval.id}`}>{decision.approval.no}</Link>
        </p>
      )}
      {refund.state === 'stuck' && (
        <section aria-label="怎么退">
          <h3>怎么退</h3>
          <Radio.Group
            aria-label="怎么退"
            value={way}
            onChange={({ target }) => setWay(target.value as Way)}
            options={ways.map((value) => ({ value, label: wayNames[value] }))}
          />
          <p className="quiet">{effects[way]}办之前会再问一次渠道。</p>
          {needsProof && (
            <Input
              aria-label="银行流水号"
              placeholder="银行流水号"
              value={proof}
              onChange={({ target }) => setProof(target.value)}
            />
          )}
          <Input.TextArea
            aria-label="理由"
            placeholder="理由，记入审计"
            rows={2}
            maxLength={rules.refund.noteMax}
            value={note}
            onChange={({ target }) => setNote(target.value)}
          />
          <FormProblem text={problem} />
          <Button type="primary" disabled={!isReady} loading={isBusy} onClick={() => void send()}>
            {mustAsk ? '送去批准' : wayNames[way]}
          </Button>
          {mustAsk && <p className="quiet small">超过 {shortYuan(rules.approval.aboveFen.refund)}，要另一个人批准。</p>}
        </section>
      )}
    </aside>
  );
}
