import { formatFen } from '../../ui/money/formatFen.ts';
import type { User } from './User.ts';
import styles from './User.module.css';

function sayComing({ orders, comingFen, owedFen }: User['commission']): string {
  if (orders === 0 && owedFen === 0) return '没有效果订单';
  const owed = owedFen > 0 ? `，欠回 ${formatFen(owedFen)}` : '';
  return `${orders} 笔，还有 ${formatFen(comingFen)} 在路上${owed}`;
}

/** What the user owns here. */
export function Figures({ user }: { user: User }) {
  const figures = [
    {
      name: '余额',
      value: `¥${formatFen(user.balanceFen)}`,
      note: user.heldFen > 0 ? `其中 ¥${formatFen(user.heldFen)} 正在付款` : '没有占住的',
    },
    { name: '积分', value: new Intl.NumberFormat('zh-CN').format(user.integral), note: '100 积分抵 1 元' },
    {
      name: user.commission.owedFen > 0 ? '可兑付佣金，扣回前' : '可兑付佣金',
      value: `¥${formatFen(user.commission.payableFen)}`,
      note: sayComing(user.commission),
    },
    {
      name: '12 个月实付',
      value: `¥${formatFen(user.spending.fen)}`,
      note: user.spending.next
        ? `${user.level}，差 ${formatFen(user.spending.next.missingFen)} 到${user.spending.next.level}`
        : `${user.level}，已经最高`,
    },
    {
      name: '优惠券',
      value: `${user.coupons.unused} 张`,
      note: `没用的；用过 ${user.coupons.used}，过期 ${user.coupons.expired}`,
    },
    { name: '售后', value: `${user.afterSales} 次`, note: '近 12 个月申请的' },
  ];
  return (
    <dl className={styles['figures']}>
      {figures.map(({ name, value, note }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
          <dd>{note}</dd>
        </div>
      ))}
    </dl>
  );
}
