import type { Answer, Contract } from '@jiwu/contract';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { Movements } from '../Movements.tsx';
import { NothingYet } from '../NothingYet.tsx';
import { movementOf } from './movementOf.ts';

const SHOWN = 4;

interface NewestMovementsProps {
  statement: {
    readonly data: { readonly pages: readonly Answer<Contract['integralStatement']>[] } | undefined;
    readonly isFetching: boolean;
    readonly refetch: () => Promise<unknown>;
  };
}

export function NewestMovements({ statement: { data, isFetching, refetch } }: NewestMovementsProps) {
  if (!data) {
    return <LoadFailed text="积分明细没有加载出来。" retrying={isFetching} onRetry={() => void refetch()} />;
  }
  const newest = data.pages[0]?.items.slice(0, SHOWN) ?? [];
  if (newest.length === 0) {
    return <NothingYet text="签到、完成订单和抽奖都会得到积分，每一笔都会列在这里。" />;
  }
  return <Movements items={newest.map((entry) => movementOf(entry, false))} />;
}
