import type { Compensations } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { Button, Input, Radio } from 'antd';
import type { SubmitEvent } from 'react';
import { useDraft } from '../draft/useDraft.ts';
import { FormProblem } from '../form/FormProblem.tsx';
import { shortYuan } from '../money/shortYuan.ts';
import { formatTime } from '../time/formatTime.ts';
import { scopeWords, termsWords, windowWords } from '../words/couponWords.ts';
import styles from './CompensationForm.module.css';

const { days, maxFen, reasonMax } = rules.coupon.compensation;

const stateNames: Readonly<Record<Compensations['given'][number]['state'], string>> = {
  unused: '没用',
  locked: '下单占用',
  used: '用了',
  expired: '过期',
};

interface Draft {
  readonly couponId: string | null;
  readonly reason: string;
}

interface CompensationFormProps {
  /** Whom or what it is for: what was typed for one is not brought to another. */
  readonly of: string;
  readonly found: Compensations;
  readonly isBusy: boolean;
  readonly problem: string | null;
  /** Answers whether it was given. */
  readonly onGive: (gift: { readonly couponId: string; readonly reason: string }) => Promise<boolean>;
  readonly onClose: () => void;
}

/** One of the coupons that are there for it, with a reason; above it what was given before. */
export function CompensationForm({ of, found, isBusy, problem, onGive, onClose }: CompensationFormProps) {
  const { choices, left, given } = found;
  const { value, change, clear } = useDraft<Draft>(`compensation:${of}`, { couponId: null, reason: '' });
  const words = value.reason.trim();
  const chosen = choices.find(({ id }) => id === value.couponId);
  const submit = async (event: SubmitEvent) => {
    event.preventDefault();
    if (left > 0 && chosen && words !== '' && (await onGive({ couponId: chosen.id, reason: words }))) clear();
  };
  return (
    <form className={styles['form']} aria-label="补一张优惠券" onSubmit={(event) => void submit(event)}>
      {given.length > 0 && (
        <ul className={styles['given']} aria-label="补过的">
          {given.map((one) => (
            <li key={one.id}>
              {formatTime(one.givenAt)} {one.byName} 补过“{one.name}”，{stateNames[one.state]}
              <small>
                {one.orderNo && `订单 ${one.orderNo}，`}
                {one.reason}
              </small>
            </li>
          ))}
        </ul>
      )}
      <p className="quiet">
        每位用户 {days} 天内最多 {rules.coupon.compensation.perUser} 张，
        {left > 0 ? `还能补 ${left} 张` : '已经补满，要补钱请提请余额'}。超过 {shortYuan(maxFen)}{' '}
        的补偿走余额，要第二人批准。
      </p>
      {choices.length === 0 ? (
        <p>现在没有可以补的券，请营销在优惠券里新建一张“客服补偿用”的。</p>
      ) : (
        <Radio.Group
          aria-label="补哪一张"
          className={styles['choices'] ?? ''}
          disabled={left === 0}
          value={chosen?.id ?? null}
          onChange={({ target }) => change({ couponId: target.value as string })}
          options={choices.map((coupon) => ({
            value: coupon.id,
            label: (
              <>
                {coupon.name}
                <small>
                  {termsWords(coupon)}，{scopeWords(coupon)}，{windowWords(coupon)}
                </small>
              </>
            ),
          }))}
        />
      )}
      <Input
        aria-label="理由"
        placeholder="为什么补，记入审计，用户看不到"
        maxLength={reasonMax}
        disabled={left === 0}
        value={value.reason}
        onChange={({ target }) => change({ reason: target.value })}
      />
      <FormProblem text={problem} />
      <div className={styles['acts']}>
        <Button type="primary" htmlType="submit" disabled={left === 0 || !chosen || words === ''} loading={isBusy}>
          {chosen ? `补“${chosen.name}”` : '补一张'}
        </Button>
        <Button
          onClick={() => {
            clear();
            onClose();
          }}
        >
          不补了
        </Button>
      </div>
    </form>
  );
}
