import { rules } from '@jiwu/contract/rules';
import { Button, Checkbox, Input, InputNumber } from 'antd';
import { type SubmitEvent, useState } from 'react';
import { say } from '../../api/say.ts';
import { shopNow } from '../../session/shopTime.ts';
import { FormProblem } from '../../ui/form/FormProblem.tsx';
import { useSend } from '../../ui/form/useSend.ts';
import { Panel } from '../../ui/panel/Panel.tsx';
import { MomentPicker } from '../../ui/time/pickers/MomentPicker.tsx';
import styles from '../Marketing.module.css';
import type { OpenCoupon } from './couponWords.ts';

const { totalMax, perUserMax } = rules.coupon.desk;

/** What may still change of a coupon. 停发 ends it for good: those who hold it keep it. */
export function CouponForm({ coupon, isOver }: { coupon: OpenCoupon; isOver: boolean }) {
  const { id, version, issued } = coupon;
  const [given, setGiven] = useState({
    name: coupon.name,
    isPublic: coupon.isPublic,
    claimUntil: coupon.claimUntil,
    totalLimit: coupon.totalLimit,
    perUserLimit: coupon.perUserLimit,
  });
  const { isBusy, problem, send } = useSend('staffCouponChange');
  const save = async (body: typeof given, done: string) => {
    if (await send({ params: { id }, body: { ...body, version } })) say.done(done);
  };
  const submit = (event: SubmitEvent) => {
    event.preventDefault();
    void save(given, '已经改好');
  };
  return (
    <Panel title="怎么发">
      <form className={styles['form']} onSubmit={submit}>
        <label htmlFor="couponName">名称</label>
        <Input
          id="couponName"
          maxLength={30}
          value={given.name}
          onChange={({ target }) => setGiven({ ...given, name: target.value })}
        />
        <label htmlFor="couponTotal">总量，已发 {issued} 张</label>
        <InputNumber
          id="couponTotal"
          min={Math.max(issued, 1)}
          max={totalMax}
          value={given.totalLimit}
          onChange={(totalLimit) => setGiven({ ...given, totalLimit: totalLimit ?? given.totalLimit })}
        />
        <label htmlFor="couponPerUser">每人几张</label>
        <InputNumber
          id="couponPerUser"
          min={1}
          max={perUserMax}
          value={given.perUserLimit}
          onChange={(perUserLimit) => setGiven({ ...given, perUserLimit: perUserLimit ?? given.perUserLimit })}
        />
        <label htmlFor="couponUntil">领到什么时候</label>
        <MomentPicker
          id="couponUntil"
          isRequired
          disabled={isOver}
          value={given.claimUntil}
          onChange={(claimUntil) => claimUntil && setGiven({ ...given, claimUntil })}
        />
        {coupon.isCompensation ? (
          <p className="small">客服补偿用：在用户页和订单里补给一个人</p>
        ) : (
          <Checkbox
            checked={given.isPublic}
            onChange={({ target }) => setGiven({ ...given, isPublic: target.checked })}
          >
            人人能领
          </Checkbox>
        )}
        <FormProblem text={problem} />
        <div className={styles['acts']}>
          <Button type="primary" htmlType="submit" disabled={given.name.trim() === ''} loading={isBusy}>
            保存
          </Button>
          {!isOver && (
            <Button
              loading={isBusy}
              onClick={() => void save({ ...given, claimUntil: shopNow().toISOString() }, '已经停发，用户手里的还能用')}
            >
              停发，不能再开
            </Button>
          )}
        </div>
      </form>
    </Panel>
  );
}
