import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, Suspense, useState } from 'react';
import { useNavigate } from 'react-router';
import { DialogComing } from '../../../ui/dialog/DialogComing.tsx';
import { showToast } from '../../../ui/toast/toastStore.ts';
import { lazyPart } from '../../../ui/lazy/lazyPart.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { apiClient } from '../../../session/apiClient.ts';
import { showCount } from '../../../session/cart.ts';
import { kindView } from '../../../shared/orders/kinds/orderKinds.ts';
import { orderPage } from '../../../shared/orders/sections/orderPage.ts';
import { type Order, orderQueries } from '../orderQueries.ts';
import { drawerAddress } from './orderAddress.ts';
import { reorderWords } from './reorderWords.ts';
import styles from './useOrderActions.module.css';

/** What the server allows, and what the page leads to by itself. */
type ActionName = Order['actions'][number] | 'invite';
type DialogName = 'close' | 'receive' | 'requestInvoice';

export interface ShownAction {
  readonly name: ActionName;
  readonly label: string;
  readonly to?: string;
  readonly onPress?: () => void;
  readonly busy?: boolean;
  /** It has just been done, as its label says, and cannot be done again. */
  readonly isDone?: boolean;
}

const dialogs = {
  close: lazyPart(() => import('../../../shared/orders/close/CloseOrder.tsx')),
  receive: lazyPart(() => import('./ReceiveOrder.tsx')),
  requestInvoice: lazyPart(() => import('./RequestInvoice.tsx')),
};

/** The most likely action comes first. */
const byLikelihood: readonly ActionName[] = [
  'pay',
  'invite',
  'receive',
  'review',
  'remind',
  'close',
  'refund',
  'reorder',
  'afterSale',
  'requestInvoice',
];

/** What moves an order on is filled; what may be done, but nobody waits for it, is not. */
const movesOn: Readonly<Record<ActionName, boolean>> = {
  pay: true,
  invite: true,
  receive: true,
  review: true,
  remind: false,
  close: false,
  refund: false,
  reorder: false,
  afterSale: false,
  requestInvoice: false,
};

export function lookOfFirst({ name }: Pick<ShownAction, 'name'>): 'filled' | 'outlined' {
  return movesOn[name] ? 'filled' : 'outlined';
}

/** The actions that the order's owner has now; `extras`: the dialog that one of them has opened, and what was done, for readers. */
export function useOrderActions(order: Pick<Order, 'id' | 'kind' | 'state' | 'payFen' | 'actions'>): {
  actions: ShownAction[];
  extras: ReactNode;
} {
  const { id } = order;
  const client = useQueryClient();
  const navigate = useNavigate();
  const [open, setOpen] = useState<DialogName | null>(null);
  const [busy, setBusy] = useState<ActionName | null>(null);
  const [isReminded, setReminded] = useState(false);
  const refresh = () => void client.invalidateQueries({ queryKey: orderQueries.all });

  async function run(name: ActionName, work: () => Promise<void>) {
    setBusy(name);
    // The client has shown the reason of a refusal; the refetched order shows the actions that are left.
    await work().catch(refresh);
    setBusy(null);
  }

  const remind = () =>
    run('remind', async () => {
      await apiClient.call('orderRemind', { params: { id }, body: {} });
      // Told where it was pressed: on phones a toast would lie over the state that one came to see.
      setReminded(true);
    });

  const reorder = () =>
    run('reorder', async () => {
      const answer = await apiClient.call('orderReorder', { params: { id }, body: {} });
      const toCart = { label: '去购物车', onPress: () => void navigate('/cart/mine') };
      showToast({ ...reorderWords(answer), ...(answer.added > 0 && { action: toCart, leadsTo: '/cart/mine' }) });
      if (answer.added > 0) showCount(await apiClient.call('cartCount', {}, { silent: true }));
    });

  const shown: Record<ActionName, Omit<ShownAction, 'name' | 'busy'>> = {
    pay: { label: `去支付 ${formatFen(order.payFen)}`, to: orderPage(order, 'pay') },
    invite: { label: '邀请好友', to: '/order/myGroups' },
    receive: { label: '确认收货', onPress: () => setOpen('receive') },
    review: { label: '评价', to: drawerAddress.review(order) },
    remind: { label: isReminded ? '已提醒仓库' : '催发货', isDone: isReminded, onPress: () => void remind() },
    refund: { label: kindView(order).refund.label, to: drawerAddress.refund(order) },
    afterSale: { label: '申请售后', to: drawerAddress.apply(order) },
    reorder: { label: '再次购买', onPress: () => void reorder() },
    close: { label: kindView(order).close, onPress: () => setOpen('close') },
    requestInvoice: { label: '补开发票', onPress: () => setOpen('requestInvoice') },
  };
  const Dialog = open && dialogs[open];
  const possible = new Set<ActionName>([
    ...order.actions,
    ...(order.state === 'awaitingGroup' ? ['invite' as const] : []),
    ...(order.state === 'awaitingDispatch' && isReminded ? ['remind' as const] : []),
  ]);
  return {
    actions: byLikelihood
      .filter((name) => possible.has(name))
      .map((name) => ({ name, ...shown[name], busy: busy === name })),
    extras: (
      <>
        <span role="status" className={styles['heard']}>
          {isReminded && '已提醒仓库，会尽快为您发出'}
        </span>
        {Dialog && (
          <Suspense fallback={<DialogComing />}>
            <Dialog
              orderId={id}
              onClose={() => setOpen(null)}
              onDone={() => {
                setOpen(null);
                refresh();
              }}
            />
          </Suspense>
        )}
      </>
    ),
  };
}
