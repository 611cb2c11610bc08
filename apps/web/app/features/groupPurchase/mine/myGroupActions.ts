import { formatFen } from '../../../format/formatFen.ts';
import type { MyGroup } from '../../../shared/groups/Group.ts';
import { groupAddress } from '../../../shared/groups/groupAddress.ts';

export interface MyGroupAction {
  readonly name: 'pay' | 'giveUp' | 'invite' | 'group' | 'remind' | 'review' | 'order' | 'open' | 'alone';
  readonly label: string;
  /** Without it, the press acts here. */
  readonly to?: string;
}

type Facts = Pick<MyGroup, 'state' | 'productId' | 'singleFen' | 'canOpen' | 'order'> & {
  readonly group: Pick<NonNullable<MyGroup['group']>, 'id'> | null;
};

const states: Readonly<Record<MyGroup['state'], (facts: Facts) => MyGroupAction[]>> = {
  held: ({ order }) => [
    { name: 'pay', label: `去支付 ${formatFen(order.payFen)}`, to: `/order/pay?id=${order.id}` },
    { name: 'giveUp', label: '放弃座位' },
  ],
  open: ({ group }) =>
    group
      ? [
          { name: 'invite', label: '邀请好友' },
          { name: 'group', label: '看这个团', to: groupAddress(group.id) },
        ]
      : [],
  full: ({ order }) => [
    ...(order.state === 'awaitingDispatch' ? [{ name: 'remind', label: '催发货' } as const] : []),
    ...(order.reviewLeft > 0
      ? [{ name: 'review', label: '评价', to: `/order/detail?id=${order.id}&review=next` } as const]
      : []),
    { name: 'order', label: '看订单', to: `/order/detail?id=${order.id}` },
  ],
  failed: ({ productId, singleFen, canOpen }) => [
    ...(canOpen ? [{ name: 'open', label: '再开一团', to: `/product?id=${productId}#groups` } as const] : []),
    { name: 'alone', label: `单独买 ${formatFen(singleFen)}`, to: `/product?id=${productId}` },
  ],
};

/** What can be done about one of the user's groups, the likeliest first. */
export function myGroupActions(facts: Facts): MyGroupAction[] {
  return states[facts.state](facts);
}
