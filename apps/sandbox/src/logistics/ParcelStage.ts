import { z } from 'zod';

/** Where a parcel can be, in the order in which it gets there; `problem` stands beside the way. */
export const ParcelStage = z.enum(['collected', 'inTransit', 'delivering', 'delivered', 'problem']);
export type ParcelStage = z.infer<typeof ParcelStage>;

export interface StageReached {
  readonly stage: ParcelStage;
  readonly at: number;
}

interface StageFacts {
  /** 快递100's number of the state. */
  readonly state: string;
  /** Its word for it, beside each event. */
  readonly status: string;
  /** Null where it depends on the recipient, of whom a question says nothing. */
  readonly place: string | null;
  readonly words: string;
}

export const stageFacts: Readonly<Record<ParcelStage, StageFacts>> = {
  collected: { state: '1', status: '揽收', place: '杭州市', words: '快递员已揽收，包裹离开集物仓库' },
  inTransit: { state: '0', status: '在途', place: '杭州市', words: '已离开杭州转运中心，发往下一站' },
  delivering: { state: '5', status: '派件', place: null, words: '快递员正在派件，请保持电话畅通' },
  delivered: { state: '3', status: '签收', place: null, words: '已签收，签收人：本人' },
  problem: { state: '2', status: '疑难', place: null, words: '收件人地址不详，联系不上收件人' },
};

const way: readonly ParcelStage[] = ['collected', 'inTransit', 'delivering', 'delivered'];

/** The stages that the parcel has not reached yet; problems on the way do not count. */
export function stagesAfter(reached: readonly { readonly stage: ParcelStage }[]): readonly ParcelStage[] {
  const last = reached.findLast(({ stage }) => stage !== 'problem');
  return last ? way.slice(way.indexOf(last.stage) + 1) : way;
}
