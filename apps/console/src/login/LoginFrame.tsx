import type { ReactNode } from 'react';
import { Icon, type IconName } from '../ui/icon/Icon.tsx';
import { Logo } from '../ui/icon/Logo.tsx';
import { ShopClock } from '../ui/time/ShopClock.tsx';
import styles from './Login.module.css';

const rulesOfTheHouse: readonly (readonly [IconName, string])[] = [
  ['clock', '闲置 30 分钟自动退出；登录满 8 小时也要重新登录'],
  ['lock', '密码错几次以后，没登录过的浏览器要先算一道题；常用的电脑照常登录'],
  ['check', '动态码用一次就作废；批准动钱的事要再输一次'],
  ['lines', '登录、失败、看隐私、导出都记入审计'],
];

export function LoginFrame({ children }: { children: ReactNode }) {
  return (
    <div className={styles['page']}>
      <header>
        <div className={styles['brand']}>
          <Logo size={22} />
          <b>集物</b>
          <span>控制台</span>
        </div>
        <ShopClock />
      </header>
      <main>
        <section className={styles['panel']}>{children}</section>
        <aside className={styles['panel']}>
          <h2>登录之前</h2>
          <ul>
            {rulesOfTheHouse.map(([icon, text]) => (
              <li key={icon}>
                <Icon name={icon} />
                {text}
              </li>
            ))}
          </ul>
          <h2>登录之后</h2>
          <p>先告诉你上次登录的时间和地点。不是你，点一下就结束那个会话。</p>
        </aside>
      </main>
      <footer>杭州集物网络科技有限公司</footer>
    </div>
  );
}
