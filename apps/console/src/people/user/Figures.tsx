import { formatFen } from '../../ui/money/formatFen.ts';
import type { User } from './User.ts';
import styles from './User.module.css';

/** What the user owns here. */
export function Figures({ user }: { user: User }) {
  const figures = [
    {
      name: '余额',
      value: `¥${formatFen(user.balanceFen)}`,
      note: user.heldFen > 0 ? `其中 ¥${formatFen(user.heldFen)} 正在付款` : '没有占住的',
    },
    { name: '积分', value: new Intl.NumberFormat('zh-CN').format(user.integral), note: '100 积分抵 1 元' },
    { name: '等级', value: user.level, note: '由近 12 个月实付算出' },
    { name: 'VIP', value: user.isVip ? '开通中' : '没有开通', note: user.vipUntil ? `到 ${user.vipUntil}` : '' },
    { name: '会话', value: String(user.sessions.length), note: '现在登录着的设备' },
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
