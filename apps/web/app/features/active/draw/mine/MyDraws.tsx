import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Drawer } from '../../../../ui/drawer/Drawer.tsx';
import { LoadFailed } from '../../../../ui/loadFailed/LoadFailed.tsx';
import { Tabs } from '../../../../ui/tabs/Tabs.tsx';
import type { Drawn } from '../../ActiveData.ts';
import { activeQueries } from '../../activeQueries.ts';
import { ChanceList } from './ChanceList.tsx';
import { DrawnList } from './DrawnList.tsx';
import styles from './MyDraws.module.css';

interface MyDrawsProps {
  member: string;
  /** The drawer makes way for the address. */
  onClaim: (drawn: Drawn) => void;
  onClose: () => void;
}

type Shown = 'drawn' | 'chances';

/** The user's results, and the origin of the draws. */
export default function MyDraws({ member, onClaim, onClose }: MyDrawsProps) {
  const [shown, setShown] = useState<Shown>('drawn');
  const drawn = useQuery(activeQueries.drawn(member));
  const chances = useQuery({ ...activeQueries.chances(member), enabled: shown === 'chances' });
  const query = shown === 'drawn' ? drawn : chances;
  return (
    <Drawer title="我的抽奖" onClose={onClose}>
      <Tabs
        label="抽奖记录"
        panelId="my-draws"
        selected={shown}
        onSelect={setShown}
        tabs={[
          { key: 'drawn', label: '抽过的' },
          { key: 'chances', label: '次数的来去' },
        ]}
      />
      <div id="my-draws" role="tabpanel" aria-label={shown === 'drawn' ? '抽过的' : '次数的来去'}>
        {query.isError && !query.data && (
          <LoadFailed
            text="记录没有加载出来，请再试一次。"
            retrying={query.isFetching}
            onRetry={() => void query.refetch()}
          />
        )}
        {query.isPending && (
          <p className={styles['loading']} role="status" aria-label="正在加载记录" data-loading="true" />
        )}
        {shown === 'drawn' && drawn.data && <DrawnList items={drawn.data} onClaim={onClaim} />}
        {shown === 'chances' && chances.data && <ChanceList chances={chances.data} />}
      </div>
    </Drawer>
  );
}
