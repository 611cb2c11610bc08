import { rules } from '@jiwu/contract/rules';
import { durationWords } from '../../../format/durationWords.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { momentWords } from '../../../format/momentWords.ts';
import type { MyGroup } from '../../../shared/groups/Group.ts';

type Facts = Pick<MyGroup, 'state' | 'wasLate' | 'ifLate' | 'isLeader' | 'size' | 'order'> & {
  readonly group: Pick<NonNullable<MyGroup['group']>, 'members' | 'openedAt' | 'endsAt' | 'endedAt'> | null;
};

const MINUTE = 60;

export const stateWords: Readonly<Record<MyGroup['state'], string>> = {
  held: '座位留着，等您付款',
  open: '拼团中',
  full: '已成团',
  failed: '未成团',
};

const orderNotes: Readonly<Partial<Record<MyGroup['order']['state'], string>>> = {
  awaitingDispatch: '，仓库正在准备',
  awaitingReceipt: '，包裹已发出',
  closed: '，订单已关闭',
};

/** Beside the state, where no countdown stands. */
export function stateNote({ state, group, isLeader, size, order }: Facts, now: string): string {
  if (state === 'full') {
    const review =
      order.state === 'completed' && order.reviewLeft > 0 ? `，收货后 ${rules.order.reviewDays} 天内可以评价` : '';
    const since = group?.endedAt ? `${momentWords(group.endedAt, now)} 满 ${size} 人` : `满 ${size} 人`;
    return `${since}${review || (orderNotes[order.state] ?? '')}`;
  }
  if (state !== 'failed') return '';
  if (!group) return isLeader ? '付款到得晚，活动已经结束' : '付款到得晚，团里已经没有座位';
  return `${momentWords(group.endsAt, now)} 到期，差 ${size - group.members.length} 人`;
}

/** Words of which the middle ones stand out. */
type Emphasised = readonly [before: string, strong: string, after: string];

/** Beside the seats: how far it is, and what the user's money does. */
export function seatsWords(facts: Facts): Emphasised {
  const { state, group, isLeader, size, order } = facts;
  const members = group?.members ?? [];
  const lacks = size - members.length;
  const words: Readonly<Record<MyGroup['state'], () => Emphasised>> = {
    held: () => {
      if (group === null) return ['付款后开团，您是团长，', `还差 ${size - 1} 人`, ''];
      const paid = `${members[0]?.name ?? '团长'} 已付款，`;
      return lacks === 1 ? [paid, '您付了就成团', ''] : [`${paid}您付款后`, `还差 ${lacks - 1} 人`, ''];
    },
    open: () => [isLeader ? '您是团长，' : '', `还差 ${lacks} 人`, `。没满自动退 ${formatFen(order.payFen)}`],
    full: () => [
      `${size} / ${size}${group?.endedAt ? `，用时 ${tookWords(group.openedAt, group.endedAt)}` : ''}`,
      '',
      '',
    ],
    failed: () => [group ? `${members.length} / ${size}，时间到了没满` : '没有占上座位', '', ''],
  };
  return words[state]();
}

const OPENED_OWN = '您付款时原来的团已经没有座位。按您下单时选的“另开一团”，';

const ownWords: Readonly<Record<MyGroup['state'], (money: string) => string | null>> = {
  held: () => null,
  open: (money) => `${OPENED_OWN}这 ${money} 已用来开新团；没满自动原路退回。`,
  full: (money) => `${OPENED_OWN}这 ${money} 开了这个团。`,
  failed: (money) => `${OPENED_OWN}这 ${money} 开了这个团，也没有坐满，自动原路退回。`,
};

const noSeatWords: Readonly<Record<MyGroup['ifLate'], string>> = {
  refund: '您付款时原来的团已经没有座位。按您下单时选的“退款”，',
  openOwn: '您付款时原来的团已经没有座位。您选了“另开一团”，但活动已经结束，不能再开，',
};

/** Money that came too late for the group that was wanted; null where it came in time. */
export function lateWords({ wasLate, state, ifLate, group, isLeader, order }: Facts): string | null {
  if (!wasLate) return null;
  const money = formatFen(order.payFen);
  if (group) return isLeader ? ownWords[state](money) : null;
  return `${isLeader ? '您付款时活动已经结束，不能再开团，' : noSeatWords[ifLate]}${money} 自动原路退回。`;
}

/** 5 小时 40 分: whole minutes, and at least one. */
function tookWords(from: string, until: string): string {
  return durationWords(MINUTE * Math.max(1, Math.round((Date.parse(until) - Date.parse(from)) / (MINUTE * 1000))));
}
