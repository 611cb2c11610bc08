import type { Activity } from './ActiveData.ts';

export interface Placed {
  readonly activity: Activity;
  readonly anchor: string;
  /** In the bar of the page. */
  readonly label: string;
}

const labels: Readonly<Record<Activity['kind'], string>> = {
  couponCentre: '领券',
  checkIn: '签到',
  draw: '抽奖',
  spendAndSave: '满减',
  vip: 'VIP',
};

/** Coupons and the calendar are high and narrow enough to stand side by side. */
const besides = new Set<Activity['kind']>(['couponCentre', 'checkIn']);

/**
 * Rows of the page, in the order that was configured. The first of a kind is reached by its kind, so that links to it live
 * longer than the activity; a further one by its id.
 */
export function arrange(activities: readonly Activity[]): Placed[][] {
  const seen = new Set<Activity['kind']>();
  const rows: Placed[][] = [];
  for (const activity of activities) {
    const { kind, id } = activity;
    const placed = { activity, anchor: seen.has(kind) ? `a-${id}` : kind, label: labels[kind] };
    seen.add(kind);
    const last = rows.at(-1);
    const [before] = last ?? [];
    const isPair = last?.length === 1 && before && besides.has(before.activity.kind) && besides.has(kind);
    if (isPair && before.activity.kind !== kind) last.push(placed);
    else rows.push([placed]);
  }
  return rows;
}
