import { useInfiniteQuery } from '@tanstack/react-query';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { shanghaiDay } from '../../../format/shanghaiDay.ts';
import { type InvitedPage, membershipQueries } from '../membershipQueries.ts';
import { MorePages } from '../MorePages.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { PanelWaiting } from '../PanelWaiting.tsx';
import styles from './InvitedDrawer.module.css';

type Invited = InvitedPage['items'][number];

const stateWords: Readonly<Record<Invited['state'], string>> = {
  registered: '等首单完成',
  rewarded: '各得 1 次抽奖',
  refused: '不计奖励',
  revoked: '奖励已收回',
};

/** The invited users, their names masked, with the result of each invitation. */
export default function InvitedDrawer({ onClose }: { onClose: () => void }) {
  const query = useInfiniteQuery(membershipQueries.invited());
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <Drawer title="邀请的人" onClose={onClose}>
      {!items && <PanelWaiting height={480} failedText="名单没有加载出来。" query={query} />}
      {items?.length === 0 && <NothingYet text="朋友用您的链接或邀请码注册后，会列在这里，名字打码。" />}
      {items && items.length > 0 && (
        <>
          <ul className={styles['list']}>
            {items.map((invited) => (
              <li key={`${invited.registeredAt} ${invited.name}`}>
                <div>
                  <b>{invited.name}</b>
                  <span>{shanghaiDay(invited.registeredAt)} 注册</span>
                </div>
                <p data-state={invited.state}>
                  {stateWords[invited.state]}
                  {invited.reason && <span>{invited.reason}</span>}
                </p>
              </li>
            ))}
          </ul>
          <MorePages query={query} failedText="更早的没有加载出来。" />
        </>
      )}
    </Drawer>
  );
}
