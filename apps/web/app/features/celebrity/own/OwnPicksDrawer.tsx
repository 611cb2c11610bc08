import { useState } from 'react';
import { useOwn } from '../../../shared/claims/useOwn.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Drawer } from '../../../ui/drawer/Drawer.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { movedUp } from './movedUp.ts';
import { type OwnPick, ownPickCalls } from './ownPickCalls.ts';
import { OwnPickForm } from './OwnPickForm.tsx';
import { OwnPickRow } from './OwnPickRow.tsx';
import styles from './OwnPicksDrawer.module.css';

interface OwnPicksDrawerProps {
  /** Something of the page has changed. */
  onChanged: () => void;
  onClose: () => void;
}

/** 管理推荐: a celebrity adds, rewrites, orders and ends their own picks. */
export default function OwnPicksDrawer({ onChanged, onClose }: OwnPicksDrawerProps) {
  const { mine: picks, refresh: load } = useOwn(askPicks);
  /** The one whose words are open; `new` for another one. */
  const [edited, setEdited] = useState<string | null>(null);

  async function act(work: () => Promise<void>, done: string) {
    try {
      await work();
      showToast({ kind: 'success', text: done });
      onChanged();
    } catch (error) {
      showToast({ kind: 'error', text: error instanceof Error ? error.message : '没有成功，请再试一次' });
    }
    load();
  }

  function saved() {
    setEdited(null);
    onChanged();
    load();
  }

  const form = (pick: OwnPick | null) => <OwnPickForm pick={pick} onSaved={saved} onCancel={() => setEdited(null)} />;
  return (
    <Drawer
      title="管理推荐"
      onClose={onClose}
      footer={
        edited === null && (
          <div className={styles['foot']}>
            <Button look="filled" onClick={() => setEdited('new')}>
              推荐一件
            </Button>
          </div>
        )
      }
    >
      {edited === 'new' && form(null)}
      {picks === null && <p className={styles['none']}>正在加载您的推荐。</p>}
      {picks?.length === 0 && edited !== 'new' && (
        <p className={styles['none']}>现在没有在推荐的商品。有佣金、在售的商品都可以推荐。</p>
      )}
      <ol className={styles['list']}>
        {picks?.map((pick, at) => (
          <li key={pick.id}>
            {edited === pick.id ? (
              form(pick)
            ) : (
              <OwnPickRow
                pick={pick}
                isFirst={at === 0}
                onEdit={() => setEdited(pick.id)}
                onUp={() => void act(() => ownPickCalls.order(movedUp(picks, at).map(({ id }) => id)), '顺序已改')}
                onEnd={() => void act(() => ownPickCalls.end(pick), '已不再推荐')}
              />
            )}
          </li>
        ))}
      </ol>
    </Drawer>
  );
}

const askPicks = (signal: AbortSignal): Promise<OwnPick[]> => ownPickCalls.list(signal);
