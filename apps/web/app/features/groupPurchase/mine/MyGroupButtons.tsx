import { useQueryClient } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { Link } from 'react-router';
import { apiClient } from '../../../session/apiClient.ts';
import { userCache } from '../../../session/userCache.ts';
import type { MyGroup } from '../../../shared/groups/Group.ts';
import { groupLink } from '../../../shared/groups/groupAddress.ts';
import { shareGroup } from '../../../shared/groups/shareGroup.ts';
import { DialogComing } from '../../../ui/dialog/DialogComing.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { type MyGroupAction, myGroupActions } from './myGroupActions.ts';
import styles from './MyGroupButtons.module.css';
import { myGroupQueries } from './myGroupQueries.ts';

const CloseOrder = lazyPart(() => import('../../../shared/orders/close/CloseOrder.tsx'));

/** Only paying is filled; the first of the others stands out. */
const looks: Readonly<Partial<Record<MyGroupAction['name'], string>>> = { pay: 'filled', invite: 'outlined' };

export function MyGroupButtons({ item }: { item: MyGroup }) {
  const client = useQueryClient();
  const [isGivingUp, setGivingUp] = useState(false);
  const [isReminding, setReminding] = useState(false);
  const { order, group, title } = item;
  const refresh = () => void client.invalidateQueries({ queryKey: myGroupQueries.all });

  async function remind() {
    setReminding(true);
    try {
      await apiClient.call('orderRemind', { params: { id: order.id }, body: {} });
      showToast({ kind: 'success', text: '已提醒仓库，会尽快为您发出' });
    } catch {
      // The client has said why.
    }
    setReminding(false);
  }

  async function invite() {
    if (group)
      await shareGroup(title, groupLink(window.location.origin, group.id, userCache.get().operator.invitationCode));
  }

  const presses: Readonly<Partial<Record<MyGroupAction['name'], () => void>>> = {
    giveUp: () => setGivingUp(true),
    invite: () => void invite(),
    remind: () => void remind(),
  };
  return (
    <div className={styles['buttons']}>
      {myGroupActions(item).map(({ name, label, to }) => {
        const className = `${styles['button']} ${styles[looks[name] ?? 'plain']}`;
        const isBusy = name === 'remind' && isReminding;
        return to === undefined ? (
          <button
            key={name}
            type="button"
            className={className}
            aria-disabled={isBusy || undefined}
            onClick={isBusy ? undefined : presses[name]}
          >
            {label}
          </button>
        ) : (
          <Link key={name} className={className} to={to} prefetch="intent">
            {label}
          </Link>
        );
      })}
      {isGivingUp && (
        <Suspense fallback={<DialogComing />}>
          <CloseOrder
            orderId={order.id}
            onClose={() => setGivingUp(false)}
            onDone={() => {
              setGivingUp(false);
              refresh();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}
