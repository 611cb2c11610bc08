import { rules } from '@jiwu/contract/rules';
import { yuanText } from '@jiwu/kernel';
import { formatCount } from '../../../format/formatCount.ts';
import { formatFen } from '../../../format/formatFen.ts';
import { shanghaiClock, shanghaiMonthDay } from '../../../format/shanghaiDay.ts';
import { shortTitle } from '../../../shared/goods/line/shortTitle.ts';
import type { Mine } from '../mine/Mine.ts';
import type { ChannelFigures } from './MoreData.ts';

/** What a channel says of this moment. */
export interface ChannelLine {
  readonly words: string;
  /** mine: about the user's own. gain: integral that can be had. */
  readonly look?: 'mine' | 'gain';
  /** A countdown stands before the words. */
  readonly clock?: { readonly label: string; readonly until: string };
}

export type Channel =
  | 'woot'
  | 'resource'
  | 'groupPurchase'
  | 'openBox'
  | 'celebrity'
  | 'active'
  | 'homeArticles'
  | 'guide'
  | 'advertisement';

type Lines = Readonly<Record<Channel, (figures: ChannelFigures | null, now: string) => ChannelLine>>;
type OwnLines = Readonly<Record<Channel, (mine: Mine) => ChannelLine | null>>;

const said = (words: string): ChannelLine => ({ words });

/** For everyone. */
const lines: Lines = {
  woot: (figures, now) => wootLine(figures?.woot ?? null, now),
  resource: (figures) =>
    said(figures?.goods?.newToday ? `今天上新 ${formatCount(figures.goods.newToday)} 件` : '按分类找，也能搜拼音'),
  groupPurchase(figures) {
    const groups = figures?.groups;
    if (!groups || groups.waiting === 0) return said('开一个团，24 小时内凑齐');
    const short = groups.oneShort > 0 ? `，${formatCount(groups.oneShort)} 个差 1 人` : '';
    return said(`${formatCount(groups.waiting)} 个团在等人${short}`);
  },
  openBox(figures) {
    const units = figures?.units;
    if (!units || units.total === 0) return said('验好一件，上架一件');
    const fresh = units.newToday > 0 ? `，今天新上 ${formatCount(units.newToday)} 件` : '';
    return said(`${formatCount(units.total)} 件在售${fresh}`);
  },
  celebrity(figures) {
    const people = figures?.celebrities;
    if (!people || people.total === 0) return said('有佣金的推荐都标广告');
    const lively = people.lively > 0 ? `，本周更新 ${formatCount(people.lively)} 位` : '';
    return said(`${formatCount(people.total)} 位${lively}`);
  },
  active(figures) {
    const campaign = figures?.active?.campaign;
    if (!campaign) return said('签到和抽奖每天都有');
    const { tier, endsAt } = campaign;
    const until = shanghaiMonthDay(endsAt);
    return said(`满 ${yuanText(tier.thresholdFen)} 减 ${yuanText(tier.offFen)}，${until}止`);
  },
  homeArticles(figures) {
    const texts = figures?.texts;
    if (!texts || texts.articles === 0) return said('器物、出行、吃喝与桌面');
    return said(
      texts.newToday > 0 ? `今天更新 ${formatCount(texts.newToday)} 篇` : `已有 ${formatCount(texts.articles)} 篇`,
    );
  },
  guide: () => said(`在线客服 ${rules.support.opensAt}:00 至 ${rules.support.closesAt}:00`),
  advertisement: () => said(`${rules.advertisement.places.length} 种广告位，价格公开`),
};

function wootLine(woot: ChannelFigures['woot'], now: string): ChannelLine {
  if (!woot?.span) return said('今天没有安排，明天的会提前写明');
  const { beginsAt, endsAt } = woot.span;
  if (Date.parse(beginsAt) > Date.parse(now)) {
    return { clock: { label: '距开始', until: beginsAt }, words: `今天 ${formatCount(woot.today)} 件` };
  }
  const clock = { label: '距结束', until: endsAt };
  if (!woot.first) return { clock, words: '今天的都抢完了' };
  return { clock, words: `${shortTitle(woot.first.title)}剩 ${formatCount(woot.first.left)} 件` };
}

const nothing = () => null;

/** What the user has to do with a channel, if anything. */
const ownLines: OwnLines = {
  woot: nothing,
  resource: nothing,
  groupPurchase: ({ group }) =>
    group && {
      look: 'mine',
      words: `您的${shortTitle(group.title)}团还差 ${formatCount(group.lacks)} 人，${shanghaiClock(group.endsAt)} 到期`,
    },
  openBox: ({ collectedUnit: unit }) =>
    unit && { look: 'mine', words: `收藏的${shortTitle(unit.title)}有开箱 ${formatFen(unit.fromFen)}` },
  celebrity: ({ livelyFollowed }) =>
    livelyFollowed > 0 ? { look: 'mine', words: `您关注的 ${formatCount(livelyFollowed)} 位有新推荐` } : null,
  active: ({ checkIn: { isDone, streak, integral } }) =>
    isDone ? null : { look: 'gain', words: `签到第 ${formatCount(streak)} 天，今天得 ${formatCount(integral)} 积分` },
  homeArticles: nothing,
  guide: ({ afterSales }) =>
    afterSales > 0 ? { look: 'mine', words: `您有 ${formatCount(afterSales)} 笔退款在办` } : null,
  advertisement: ({ placements }) =>
    placements > 0 ? { look: 'mine', words: `您有 ${formatCount(placements)} 个投放在展示` } : null,
};

export function channelLine(
  channel: Channel,
  { figures, mine, now }: { figures: ChannelFigures | null; mine: Mine | null; now: string },
): ChannelLine {
  return (mine && ownLines[channel](mine)) ?? lines[channel](figures, now);
}
