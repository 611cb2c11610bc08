import { Channels } from './Channels.tsx';
import type { MoreData } from './MoreData.ts';
import styles from './MorePage.module.css';
import { Often } from './Often.tsx';
import { Services } from './Services.tsx';
import { useMenu } from '../mine/useMenu.ts';
import { useMine } from '../mine/useMine.ts';

/** Every channel and every service on one page; what is the user's own is written beside each of them after it has come. */
export function MorePage({ figures, now }: MoreData) {
  const mine = useMine();
  const menu = useMenu();
  return (
    <>
      <div className={styles['head']}>
        <h1>更多</h1>
        <p>全部频道与服务，都在这一页。</p>
      </div>
      <Often menu={menu} />
      <Channels figures={figures} mine={mine} now={now} />
      <Services menu={menu} mine={mine} />
    </>
  );
}
