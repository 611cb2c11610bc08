import { formatFen } from '../../../format/formatFen.ts';
import type { CampaignSku, GroupAnswer } from '../../../shared/groups/Group.ts';
import { groupAddress } from '../../../shared/groups/groupAddress.ts';
import type { GroupAction } from './groupActions.ts';

interface Facts {
  readonly answer: Pick<GroupAnswer, 'group' | 'campaign' | 'mine'>;
  readonly sku: CampaignSku;
  readonly quantity: number;
}

export interface ActionFacts {
  readonly label: string;
  /** Where phones have two lines: the first of them, and the sum. */
  readonly short: string;
  readonly sum: string;
  /** A page that it leads to; without it, the press acts here. */
  readonly to?: string;
}

/** The words of each action with its sum, and where it leads. */
export function actionFacts(action: GroupAction, { answer, sku, quantity }: Facts): ActionFacts {
  const { group, mine } = answer;
  const sums = {
    join: formatFen(sku.priceFen * quantity),
    open: formatFen((sku.leaderPriceFen ?? sku.priceFen) * quantity),
    alone: formatFen(sku.singleFen * quantity),
  };
  const order = `id=${mine?.orderId ?? ''}`;
  const isLast = group.size - group.members.length === 1;
  const facts: Readonly<Record<GroupAction, ActionFacts>> = {
    join: { label: `参团 ${sums.join}`, short: isLast ? '参团，就差您' : '参团', sum: sums.join },
    open: { label: `自己开团 ${sums.open}`, short: '自己开团', sum: sums.open },
    alone: {
      label: `单独买 ${sums.alone}`,
      short: '单独买',
      sum: sums.alone,
      to: `/order/confirm?skuId=${sku.skuId}&quantity=${quantity}`,
    },
    pay: { label: '去支付', short: '去支付', sum: '', to: `/order/pay?${order}` },
    invite: { label: '邀请好友', short: '邀请好友', sum: '' },
    order: { label: '看订单', short: '看订单', sum: '', to: `/order/detail?${order}` },
    ownGroup: {
      label: '看您开的团',
      short: '看您开的团',
      sum: '',
      to: groupAddress(mine?.ownGroup?.id ?? group.id),
    },
  };
  return facts[action];
}
