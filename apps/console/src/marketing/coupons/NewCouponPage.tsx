import { rules } from '@jiwu/contract/rules';
import { Button, Input, InputNumber, Radio } from 'antd';
import { useNavigate } from 'react-router';
import { say } from '../../api/say.ts';
import { useDraft } from '../../ui/draft/useDraft.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { shortYuan } from '../../ui/money/shortYuan.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { MomentRangePicker } from '../../ui/time/pickers/MomentRangePicker.tsx';
import { DiscountPreview } from '../parts/DiscountPreview.tsx';
import { ScopeField } from '../parts/ScopeField.tsx';
import styles from '../Marketing.module.css';
import { couponIn, type CouponWay, emptyCoupon, type NewCoupon, previewIn } from './NewCoupon.ts';
import { TermsFields } from './TermsFields.tsx';

/** 新建优惠券: what it gives and to whom, with what it would have cost last month beside it. */
export function NewCouponPage() {
  const draft = useDraft<NewCoupon>('coupon:new:2', emptyCoupon);
  const { value: form, change } = draft;
  const { isBusy, problem, send } = useSend('staffCouponCreate');
  const go = useNavigate();
  const body = couponIn(form);
  const submit = async () => {
    if (!body) return;
    const made = await send({ body });
    if (!made) return;
    draft.clear();
    say.done('优惠券建好了');
    void go(`/coupons?open=${made.id}`);
  };
  const asked = previewIn(form);
  return (
    <>
      <PageHead title="新建优惠券" about="条件建好之后不能改；写了一半的会留在这台电脑上" />
      {/* No form that Enter submits: a date that is typed ends with Enter, too, and a coupon that is made costs money. */}
      <div className={styles['split']}>
        <Panel title="条件">
          <div className={styles['form']}>
            <label htmlFor="newName">名称，用户看得到</label>
            <Input
              id="newName"
              maxLength={30}
              placeholder="例如 秋日满减券"
              value={form.name}
              onChange={({ target }) => change({ name: target.value })}
            />
            <TermsFields form={form} change={change} />
            <ScopeField label="哪些商品能用" hasChannels scope={form.scope} onChange={(scope) => change({ scope })} />
            <span>什么时候能用</span>
            <Radio.Group
              aria-label="什么时候能用"
              value={form.isByDays}
              onChange={({ target }) => change({ isByDays: target.value as boolean })}
              options={[
                { value: true, label: '领到起几天' },
                { value: false, label: '一段时间' },
              ]}
            />
            {form.isByDays ? (
              <InputNumber
                aria-label="几天，领的当天算第一天"
                min={1}
                max={366}
                suffix="天"
                value={form.days}
                onChange={(days) => change({ days })}
              />
            ) : (
              <MomentRangePicker
                label="使用时间"
                from={form.usableFrom}
                until={form.usableUntil}
                onChange={(usableFrom, usableUntil) => change({ usableFrom, usableUntil })}
              />
            )}
            <span>什么时候能领</span>
            <MomentRangePicker
              label="领取时间"
              from={form.claimFrom}
              until={form.claimUntil}
              onChange={(claimFrom, claimUntil) => change({ claimFrom, claimUntil })}
            />
            <span>发多少</span>
            <div className={styles['row']}>
              <InputNumber
                aria-label="总量"
                prefix="一共"
                suffix="张"
                min={1}
                value={form.totalLimit}
                onChange={(totalLimit) => change({ totalLimit })}
              />
              <InputNumber
                aria-label="每人几张"
                prefix="每人"
                suffix="张"
                min={1}
                value={form.perUserLimit}
                onChange={(perUserLimit) => change({ perUserLimit })}
              />
            </div>
            <WayField way={form.way} onChange={(way) => change({ way })} />
            <FormProblem text={problem} />
            <div className={styles['acts']}>
              <Button type="primary" disabled={!body} loading={isBusy} onClick={() => void submit()}>
                建好并开始发
              </Button>
              {draft.isKept && <Button onClick={draft.clear}>清空重写</Button>}
            </div>
          </div>
        </Panel>
        <DiscountPreview
          endpoint="staffCouponPreview"
          body={asked}
          about="上个月付过款的订单，凡是够得着的都用上它：先到先得，到总量为止"
        />
      </div>
    </>
  );
}

/** Who comes by it. */
function WayField({ way, onChange }: { way: CouponWay; onChange: (way: CouponWay) => void }) {
  return (
    <>
      <span>怎么领</span>
      <Radio.Group
        aria-label="怎么领"
        value={way}
        onChange={({ target }) => onChange(target.value as CouponWay)}
        options={[
          { value: 'public', label: '人人能领' },
          { value: 'code', label: '只凭兑换码' },
          { value: 'compensation', label: `客服补偿用，最多抵 ${shortYuan(rules.coupon.compensation.maxFen)}` },
        ]}
      />
    </>
  );
}
