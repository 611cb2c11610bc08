import { rules } from '@jiwu/contract/rules';
import { beforeMoment, clockMoment } from '../../format/momentWords.ts';
import { shanghaiClock, shanghaiSecond } from '../../format/shanghaiDay.ts';
import type { Claim, Deal } from '../../shared/woot/Deal.ts';
import type { Standing } from './dealStanding.ts';

interface Facts {
  readonly standing: Standing;
  readonly deal: Pick<Deal, 'held' | 'left' | 'limitPerUser' | 'soldOutAt' | 'nextBackAt' | 'beginsAt'>;
  /** The viewer's own, the newest first. */
  readonly claims: readonly Pick<Claim, 'state' | 'deadline'>[];
  /** Nothing was left on this page, and now there is. */
  readonly isBack: boolean;
  readonly now: string;
}

const { claimMinutes, remindMinutes, endedPerDay } = rules.woot;

const words: Readonly<Record<Standing, (facts: Facts) => string>> = {
  held: (facts) => `为您留到 ${deadlineOf(facts)}，没付就放回`,
  ordered: (facts) => `已经下单，请在 ${deadlineOf(facts)} 前付款`,
  bought: ({ deal }) => `每人限 ${deal.limitPerUser} 件，您已经抢到了`,
  before: ({ deal, now }) => `${clockMoment(deal.beginsAt, now)} 开始，开始前 ${remindMinutes} 分钟发站内消息`,
  over: () => '今天的已经结束',
  soldOut: ({ deal }) => (deal.soldOutAt ? `${shanghaiClock(deal.soldOutAt)} 抢完` : '已经全部付款'),
  blocked: () => `今天有 ${endedPerDay} 次抢到没有付款，明天 0 点后可以再抢`,
  taken: ({ deal }) =>
    `${deal.held} 件还没付款` +
    (deal.nextBackAt ? `，${beforeMoment('最早', shanghaiSecond(deal.nextBackAt))} 放回` : ''),
  paused: () => '暂停了，恢复后可以接着抢',
  open: ({ deal, claims, isBack }) => {
    const bought = claims.filter(({ state }) => state === 'bought').length;
    if (bought > 0) return `您已抢到 ${bought} 件，还可以再抢 ${deal.limitPerUser - bought} 件`;
    return isBack ? `有人没付款，放回来 ${deal.left} 件` : `抢到后 ${claimMinutes} 分钟内付款`;
  },
};

/** One sentence beside the button: what the viewer must know now. */
export function standingWords(facts: Facts): string {
  return words[facts.standing](facts);
}

function deadlineOf({ claims }: Facts): string {
  const own = claims.find(({ state }) => state === 'held' || state === 'ordered');
  return own ? shanghaiSecond(own.deadline) : '';
}
