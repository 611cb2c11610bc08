import { rules } from '@jiwu/contract/rules';
import { Button, Input, Select } from 'antd';
import { useState } from 'react';
import { Link } from 'react-router';
import { say } from '../../api/say.ts';
import { Facts } from '../../ui/facts/Facts.tsx';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { formatFen } from '../../ui/money/formatFen.ts';
import { formatTime } from '../../ui/time/formatTime.ts';
import { Legs } from '../Legs.tsx';
import { purposeName, signed } from '../ledgerWords.ts';
import styles from '../Money.module.css';
import { type Difference, guesses, kindNames, whereNames } from './differenceWords.ts';

type Counter = (typeof rules.ledger.byHand)[number];

const gatewayPurposes = { wechat: 'gatewayWechat', alipay: 'gatewayAlipay' } as const;

/** What is known of a difference; it is explained, or booked with a second person. */
export function DifferenceSide({ difference, onClose }: { difference: Difference; onClose: () => void }) {
  const { gateway, day, kind, number, evidence, deltaFen, theirsFen, oursFen } = difference;
  const [counter, setCounter] = useState<Counter>('differences');
  const [reason, setReason] = useState('');
  const explain = useSend('staffDifferenceExplain');
  const book = useSend('staffDifferenceBook');
  const key = { gateway, day, kind, number };
  const there = gatewayPurposes[gateway];
  const [from, to] = deltaFen > 0 ? [there, counter] : [counter, there];
  const body = { ...key, reason: reason.trim() };
  const sendBooking = async () => {
    if (await book.send({ body: { ...body, counter } })) say.done('已经送去批准');
  };
  const sendWords = async () => {
    if (await explain.send({ body })) say.done('已经说明');
  };
  const amountOf = (fen: number | null) => (fen === null ? '没有' : formatFen(fen));
  return (
    <aside className={styles['side']} aria-label="这笔差异">
      <header>
        <h2>
          {rules.payment.names[gateway]}
          {kindNames[kind]} {formatFen(theirsFen ?? oursFen ?? 0)}
        </h2>
        <Button type="text" aria-label="关上" icon={<Icon name="close" />} onClick={onClose} />
      </header>
      <section aria-label="证据">
        <h3>证据</h3>
        <Facts
          rows={[
            ['哪里', whereNames[difference.difference]],
            ['账单', `${amountOf(theirsFen)}${evidence.theirsAt ? `，${formatTime(evidence.theirsAt)}` : ''}`],
            ['账本', `${amountOf(oursFen)}${evidence.oursAt ? `，${formatTime(evidence.oursAt)}` : ''}`],
            [
              '单号',
              <span key="number" className="mono">
                {number}
              </span>,
            ],
            [
              '对应付款',
              evidence.paymentId && (
                <Link key="payment" to={`/payments?open=${evidence.paymentId}`}>
                  {evidence.orderNo ?? '看付款'} 实付 {formatFen(evidence.amountFen ?? 0)}，已退{' '}
                  {formatFen(evidence.refundedFen ?? 0)}
                </Link>
              ),
            ],
            ['可能是', guesses[difference.guess]],
            ['渠道账户', deltaFen === 0 ? null : `比账本 ${signed(deltaFen)}`],
          ]}
        />
      </section>
      {difference.state === 'resolved' && <p>{difference.reason ?? '后来的核对里已经一致'}</p>}
      {difference.approval && (
        <p>
          补记等第二人批准：<Link to={`/approvals?id=${difference.approval.id}`}>{difference.approval.no}</Link>
        </p>
      )}
      {difference.state === 'open' && !difference.approval && (
        <section aria-label="处理">
          {deltaFen !== 0 && (
            <>
              <h3>补记会记的一笔</h3>
              <Legs
                from={{ name: purposeName(from) }}
                to={{ name: purposeName(to) }}
                amount={formatFen(Math.abs(deltaFen))}
              />
              <Select<Counter>
                aria-label="对方账户"
                value={counter}
                options={rules.ledger.byHand
                  .filter((purpose) => purpose !== there)
                  .map((value) => ({ value, label: `对方账户：${purposeName(value)}` }))}
                onChange={setCounter}
              />
            </>
          )}
          <Input.TextArea
            aria-label="理由"
            placeholder="为什么，记入审计"
            rows={3}
            maxLength={rules.ledger.reasonMax}
            value={reason}
            onChange={({ target }) => setReason(target.value)}
          />
          <FormProblem text={book.problem ?? explain.problem} />
          <div className={styles['acts']}>
            {deltaFen !== 0 && (
              <Button
                type="primary"
                disabled={body.reason === ''}
                loading={book.isBusy}
                onClick={() => void sendBooking()}
              >
                送去批准
              </Button>
            )}
            <Button disabled={body.reason === ''} loading={explain.isBusy} onClick={() => void sendWords()}>
              只说明，不用记账
            </Button>
          </div>
          <p className="quiet small">
            <Icon name="lock" size={12} /> 动账都要第二人批准，批准后才记。说明过的，金额再变就又是未平。
          </p>
        </section>
      )}
    </aside>
  );
}
