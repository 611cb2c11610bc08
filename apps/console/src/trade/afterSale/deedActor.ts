import type { StaffAfterSaleDetail } from '@jiwu/contract';

type Deed = Pick<StaffAfterSaleDetail['history'][number], 'to' | 'by'>;

const actors: Readonly<Record<Deed['by'], string>> = { user: '买家', staff: '员工', shop: '系统' };

/** Who did it. A buyer only asks: what was not sent, the system then refunds. */
export function deedActor({ to, by }: Deed): string {
  return actors[to === 'refunding' && by === 'user' ? 'shop' : by];
}
