import { beforeMoment, clockMoment, momentWords } from '../../../format/momentWords.ts';
import type { GroupAnswer, MySeat } from '../../../shared/groups/Group.ts';
import { refundSentence } from '../../../shared/groups/refund/refundSentence.ts';

type Group = GroupAnswer['group'];

interface Facts {
  readonly group: Pick<Group, 'state' | 'size' | 'members' | 'freeSeats' | 'nextFreeAt' | 'endsAt' | 'endedAt' | 'now'>;
  readonly mine: Omit<MySeat, 'orderId' | 'skuId'> | null;
  /** By the countdown; the shop has not said yet what became of it. */
  readonly isOver: boolean;
}

interface Head {
  readonly title: string;
  readonly text: string;
}

const LAPSED = '您的座位没有付款，已经放回。';

const states: Readonly<Record<Group['state'], (facts: Facts) => Head>> = {
  open: (facts) =>
    facts.isOver
      ? { title: '时间到了', text: '正在确认最后的付款，马上就有结果。' }
      : facts.mine?.state === 'held'
        ? heldHead(facts)
        : { title: `还差 ${lackOf(facts)} 人成团`, text: openText(facts) },
  full: (facts) => ({
    title: '已成团',
    text:
      `${facts.group.size} 人都已付款，${momentWords(facts.group.endedAt ?? facts.group.now, facts.group.now)} 满。` +
      ownText(facts, { member: '您的订单已经转为待发货。', other: '这个团没有空位了，可以看看同款的其他团。' }),
  }),
  failed: (facts) => ({
    title: '没有成团',
    text:
      `${beforeMoment('到', momentWords(facts.group.endsAt, facts.group.now))} 还差 ${lackOf(facts)} 人。` +
      ownText(facts, {
        member: refundSentence(facts.mine?.refund ?? null, facts.group.now),
        other: `付了款的 ${facts.group.members.length} 人都自动原路退款。`,
      }),
  }),
};

/** How the group stands, and what that means for the viewer. */
export function groupHead(facts: Facts): Head {
  return states[facts.group.state](facts);
}

const lackOf = ({ group }: Facts) => group.size - group.members.length;

/** What a group that has ended means for the viewer. */
function ownText({ group, mine }: Facts, { member, other }: { member: string; other: string }): string {
  if (mine === null) return other;
  const words: Readonly<Record<MySeat['state'], () => string>> = {
    // Its time was over with the group.
    held: () => LAPSED,
    paid: () => member,
    lapsed: () => LAPSED,
    late: () => lateText(mine, group.now),
  };
  return words[mine.state]();
}

/** Money that found no seat, and what the viewer's own choice has made of it. */
function lateText({ ifLate, ownGroup, refund }: Omit<MySeat, 'orderId' | 'skuId'>, now: string): string {
  const noSeat = '您付款时，这个团已经没有座位。';
  if (ownGroup) {
    const opened = `${noSeat}按您下单时选的“另开一团”，这笔钱开了团 ${ownGroup.no}，`;
    return refund ? `${opened}也没有坐满。${refundSentence(refund, now)}` : `${opened}您是团长。`;
  }
  const why = ifLate === 'refund' ? '按您下单时选的“退款”，' : '您选了“另开一团”，但活动已经结束，不能再开，';
  return `${noSeat}${why}${refundSentence(refund, now)}`;
}

function heldHead(facts: Facts): Head {
  const { group, mine } = facts;
  const by = mine?.payBy ? `${beforeMoment('请在', clockMoment(mine.payBy, group.now))} 前付款，没付就放回。` : '';
  const lacks = lackOf(facts) - 1;
  return { title: '座位留着，等您付款', text: `${by}${lacks === 0 ? '您付了就成团。' : `您付款后还差 ${lacks} 人。`}` };
}

function openText(facts: Facts): string {
  const { group, mine } = facts;
  const { size, members, freeSeats, nextFreeAt, now } = group;
  const soonest = nextFreeAt ? `，${beforeMoment('最早', clockMoment(nextFreeAt, now))} 会放回来` : '';
  const taken = `剩下的座位有人正在付款${soonest}。`;
  if (mine?.state === 'paid') {
    return `您已付款占座${mine.isLeader ? '，是团长' : ''}。把团发给朋友，每来一人这里都会更新。`;
  }
  if (mine?.state === 'late') return lateText(mine, now);
  if (mine?.state === 'lapsed') return `${LAPSED}${freeSeats > 0 ? '还有空位，可以再参一次。' : taken}`;
  const paid = members.length === 1 ? '团长已付款，还没有别人参团' : `已付款 ${members.length} 人`;
  if (freeSeats === 0) return `${size} 人团，${paid}。${taken}`;
  return `${size} 人团，${paid}。${lackOf(facts) === 1 ? '您参团就满，满了马上排发货。' : '付款就占座，满了马上排发货。'}`;
}
