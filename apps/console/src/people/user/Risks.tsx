import { Link } from 'react-router';
import { Panel } from '../../ui/panel/Panel.tsx';
import { formatTime } from '../../ui/time/formatTime.ts';
import type { User } from './User.ts';
import styles from './User.module.css';

/** Hints for a person to weigh; the shop itself does nothing by them. */
export function Risks({ user }: { user: User }) {
  const { sharedBrowsers, lapsedOrders, passwordChangedAt } = user.risks;
  const isQuiet = sharedBrowsers.length === 0 && lapsedOrders === 0 && passwordChangedAt === null;
  return (
    <Panel title="风险提示" note="提示不是结论，系统不会因此自动封号">
      {isQuiet && <p className="quiet">没有要提醒的</p>}
      <ul className={styles['rows']}>
        {sharedBrowsers.map(({ userId, name, createdAt }) => (
          <li key={userId}>
            <span>同一浏览器登录过别的账号</span>
            <span>
              <Link to={`/users/${userId}`}>{name === '' ? '另一位用户' : name}</Link>，{formatTime(createdAt)} 注册
            </span>
          </li>
        ))}
        {lapsedOrders > 0 && (
          <li>
            <span>近 30 天有订单没付就过期</span>
            <span>{lapsedOrders} 笔</span>
          </li>
        )}
        {passwordChangedAt && (
          <li>
            <span>换过密码</span>
            <span>{formatTime(passwordChangedAt)}</span>
          </li>
        )}
      </ul>
    </Panel>
  );
}
