import type { Answer, CallInput, Contract } from '@jiwu/contract';

export type Activity = Answer<Contract['staffActivityList']>['items'][number];
type Body = CallInput<Contract['staffActivityCreate']>['body'];
type Words = Omit<Body, 'kind' | 'campaignId'>;

export const kindNames: Readonly<Record<Activity['kind'], string>> = {
  couponCentre: '领券中心',
  checkIn: '签到',
  draw: '抽奖',
  spendAndSave: '满减',
  vip: 'VIP',
};

export interface ActivityForm {
  readonly kind: Activity['kind'];
  readonly campaignId: string | null;
  readonly title: string;
  readonly subtitle: string;
  readonly rulesText: string;
  readonly position: number;
  readonly pictureOf: string | null;
  readonly alt: string;
  readonly startsAt: string | null;
  readonly endsAt: string | null;
}

export const emptyActivity: ActivityForm = {
  kind: 'spendAndSave',
  campaignId: null,
  title: '',
  subtitle: '',
  rulesText: '',
  position: 0,
  pictureOf: null,
  alt: '',
  startsAt: null,
  endsAt: null,
};

export function formOf(activity: Activity): ActivityForm {
  const { kind, campaignId, title, subtitle, rulesText, position, startsAt, endsAt } = activity;
  return { ...emptyActivity, kind, campaignId, title, subtitle, rulesText, position, startsAt, endsAt };
}

/** Null while something is missing. A picture that nobody chose stays as it is. */
export function wordsIn(form: ActivityForm): Words | null {
  const { kind, campaignId, title, subtitle, rulesText, position, pictureOf, alt, startsAt, endsAt } = form;
  if (title.trim() === '' || rulesText.trim() === '') return null;
  if (kind === 'spendAndSave' && !campaignId) return null;
  if (pictureOf && alt.trim() === '') return null;
  const hasOwnTime = kind !== 'spendAndSave' && kind !== 'draw' && startsAt !== null && endsAt !== null;
  return {
    title: title.trim(),
    ...(subtitle.trim() && { subtitle: subtitle.trim() }),
    rulesText: rulesText.trim(),
    position,
    ...(pictureOf && { picture: { productId: pictureOf, alt: alt.trim() } }),
    ...(hasOwnTime && { startsAt, endsAt }),
  };
}

export function stateOf({ startsAt, endsAt }: Activity, now: string): '未开始' | '进行中' | '已结束' {
  if (endsAt !== null && endsAt <= now) return '已结束';
  return startsAt !== null && startsAt > now ? '未开始' : '进行中';
}
