import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { GroupAnswer, PicturedSku } from '../../../shared/groups/Group.ts';
import { type EnterGroup, useEnterGroup } from '../../../shared/groups/useEnterGroup.ts';
import { useShopSecondsLeft } from '../../../ui/time/useShopSecondsLeft.ts';
import { type GroupAction, groupActions } from './groupActions.ts';
import { shownSku } from './shownSku.ts';
import { type LiveGroup, useLiveGroup } from './useLiveGroup.ts';

/** All that the parts of the page share: the group as it stands, the chosen goods, and what the viewer can do. */
export interface GroupView {
  readonly answer: GroupAnswer;
  readonly live: LiveGroup;
  readonly isOver: boolean;
  readonly actions: readonly GroupAction[];
  readonly sku: PicturedSku;
  readonly choose: (skuId: string) => void;
  readonly quantity: number;
  readonly setQuantity: (quantity: number) => void;
  readonly maxQuantity: number;
  readonly entering: EnterGroup;
}

export function useGroupView(first: GroupAnswer): GroupView {
  const live = useLiveGroup(first);
  const { answer } = live;
  const { group, campaign, mine, leaderSkuId } = answer;
  const [params, setParams] = useSearchParams();
  const [wanted, setQuantity] = useState(1);
  const isOver = useShopSecondsLeft(group.endsAt, group.now) === 0;
  const sku = shownSku(campaign.skus, { group, mine, leaderSkuId, named: params.get('sku') });
  const maxQuantity = Math.min(sku.available, campaign.limitPerUser);
  return {
    answer,
    live,
    isOver,
    actions: groupActions({ group, mine, canOpen: campaign.canOpen, isOver }),
    sku,
    choose: (skuId) =>
      setParams(
        (now) => {
          now.set('sku', skuId);
          return now;
        },
        { replace: true, preventScrollReset: true },
      ),
    quantity: Math.max(1, Math.min(wanted, maxQuantity)),
    setQuantity,
    maxQuantity,
    entering: useEnterGroup(),
  };
}
