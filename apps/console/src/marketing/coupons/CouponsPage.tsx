import { Button } from 'antd';
import { Link } from 'react-router';
import { useAddress } from '../../ui/address/useAddress.ts';
import { ListTable } from '../../ui/list/ListTable.tsx';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Panel } from '../../ui/panel/Panel.tsx';
import { StateMark } from '../../ui/states/StateMark.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import { ViewTabs } from '../../ui/views/ViewTabs.tsx';
import styles from '../Marketing.module.css';
import { CouponSide } from './CouponSide.tsx';
import { type Coupon, issuedWords, stateOf } from './couponWords.ts';
import { scopeWords, termsWords } from '../../ui/words/couponWords.ts';

const shopViews = [
  { name: '全部', query: '' },
  { name: '正在发', query: 'view=open' },
  { name: '未开始', query: 'view=coming' },
  { name: '已结束', query: 'view=over' },
] as const;

/** 优惠券: what is given out, how much of it is gone, and who may still have one. */
export function CouponsPage() {
  const { query, change } = useAddress();
  const { view, open } = query;
  const list = useCursorList('staffCouponList', { ...(view && { view }) });
  const now = list.first?.now ?? '';
  return (
    <>
      <PageHead title="优惠券" about="条件定了就不能改，用户手里的券说到做到；总量、每人张数和领到什么时候可以改">
        <Link to="/coupons/new">
          <Button type="primary">新建优惠券</Button>
        </Link>
      </PageHead>
      <div className={styles['split']} data-closed={open ? undefined : true}>
        <Panel isFlush>
          <ViewTabs page="coupons" views={shopViews} />
          <ListTable<Coupon>
            what="优惠券"
            name="coupons"
            list={list}
            keyOf={({ id }) => id}
            openKey={open}
            onOpen={({ id }) => change({ open: id }, { push: true })}
            empty={
              <StateMessage icon="ticket" title={view ? '这里没有优惠券' : '还没有优惠券'}>
                新建之前可以先看上个月的订单要是用上它会花多少
              </StateMessage>
            }
            columns={[
              { title: '名称', dataIndex: 'name' },
              { title: '优惠', key: 'terms', render: (_, coupon) => termsWords(coupon) },
              { title: '适用', key: 'scope', render: (_, coupon) => scopeWords(coupon) },
              { title: '领到', dataIndex: 'claimUntil', render: formatTime },
              {
                title: '已发 / 总量',
                key: 'issued',
                align: 'right',
                render: (_, coupon) => issuedWords(coupon),
              },
              { title: '怎么领', key: 'isPublic', render: (_, coupon) => claimWords(coupon) },
              {
                title: '状态',
                key: 'state',
                render: (_, coupon) => {
                  const state = stateOf(coupon, now);
                  return <StateMark isOn={state === '正在发'}>{state}</StateMark>;
                },
              },
            ]}
          />
        </Panel>
        {open && <CouponSide key={open} id={open} now={now} onClose={() => change({ open: undefined })} />}
      </div>
    </>
  );
}

/** One without codes is what the shop gives by itself, as VIP's coupon of the day, until someone makes codes for it. */
function claimWords({ isPublic, isCompensation, codes }: Coupon): string {
  if (isCompensation) return '客服补偿用';
  if (isPublic) return '人人能领';
  return codes > 0 ? `${codes} 个兑换码` : '店里发放，没有兑换码';
}
