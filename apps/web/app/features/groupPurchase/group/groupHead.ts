import { beforeMoment, clockMoment, momentWords } from '../../../format/momentWords.ts';
import type { GroupAnswer } from '../../../shared/groups/Group.ts';

type Group = GroupAnswer['group'];
type Mine = GroupAnswer['mine'];

interface Facts {
  readonly group: Pick<Group, 'state' | 'size' | 'members' | 'freeSeats' | 'nextFreeAt' | 'endsAt' | 'endedAt' | 'now'>;
  readonly mine: Pick<NonNullable<Mine>, 'state' | 'isLeader' | 'payBy'> | null;
  /** The viewer had a seat on this page and let its time pass. */
  readonly hasLapsed: boolean;
  /** By the countdown; the shop has not said yet what became of it. */
  readonly isOver: boolean;
}

interface Head {
  readonly title: string;
  readonly text: string;
}

const states: Readonly<Record<Group['state'], (facts: Facts) => Head>> = {
  open: (facts) =>
    facts.isOver
      ? { title: '时间到了', text: '正在确认最后的付款，马上就有结果。' }
      : facts.mine?.state === 'held'
        ? heldHead(facts)
        : { title: `还差 ${lackOf(facts)} 人成团`, text: openText(facts) },
  full: ({ group, mine }) => ({
    title: '已成团',
    text:
      `${group.size} 人都已付款，${momentWords(group.endedAt ?? group.now, group.now)} 满。` +
      (mine ? '您的订单已经转为待发货。' : '这个团没有空位了，可以看看同款的其他团。'),
  }),
  failed: (facts) => ({
    title: '没有成团',
    text:
      `${beforeMoment('到', momentWords(facts.group.endsAt, facts.group.now))} 还差 ${lackOf(facts)} 人。` +
      (facts.mine
        ? '您付的钱自动原路退回，退到了哪里在“我的拼团”里看。'
        : `付了款的 ${facts.group.members.length} 人都自动原路退款。`),
  }),
};

/** How the group stands, and what that means for the viewer. */
export function groupHead(facts: Facts): Head {
  return states[facts.group.state](facts);
}

const lackOf = ({ group }: Facts) => group.size - group.members.length;

function heldHead(facts: Facts): Head {
  const { group, mine } = facts;
  const by = mine?.payBy ? `${beforeMoment('请在', clockMoment(mine.payBy, group.now))} 前付款，没付就放回。` : '';
  const lacks = lackOf(facts) - 1;
  return { title: '座位留着，等您付款', text: `${by}${lacks === 0 ? '您付了就成团。' : `您付款后还差 ${lacks} 人。`}` };
}

function openText(facts: Facts): string {
  const { group, mine, hasLapsed } = facts;
  const { size, members, freeSeats, nextFreeAt, now } = group;
  if (mine) {
    return `您已付款占座${mine.isLeader ? '，是团长' : ''}。把团发给朋友，每来一人这里都会更新。`;
  }
  const soonest = nextFreeAt ? `，${beforeMoment('最早', clockMoment(nextFreeAt, now))} 会放回来` : '';
  const taken = `剩下的座位有人正在付款${soonest}。`;
  if (hasLapsed) {
    return `您的座位没有付款，已经放回。${freeSeats > 0 ? '还有空位，可以再参一次。' : taken}`;
  }
  const paid = members.length === 1 ? '团长已付款，还没有别人参团' : `已付款 ${members.length} 人`;
  if (freeSeats === 0) return `${size} 人团，${paid}。${taken}`;
  return `${size} 人团，${paid}。${lackOf(facts) === 1 ? '您参团就满，满了马上排发货。' : '付款就占座，满了马上排发货。'}`;
}
