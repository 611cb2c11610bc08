import type { ReactElement } from 'react';
import { CampaignSection } from './campaign/CampaignSection.tsx';
import { CheckInSection } from './checkIn/CheckInSection.tsx';
import { CouponCentre } from './coupons/CouponCentre.tsx';
import { DrawSection } from './draw/DrawSection.tsx';
import type { SectionFacts } from './SectionFacts.ts';
import { UpcomingSection } from './UpcomingSection.tsx';
import { VipSection } from './vip/VipSection.tsx';

const sections: Readonly<Record<SectionFacts['activity']['kind'], (facts: SectionFacts) => ReactElement>> = {
  couponCentre: CouponCentre,
  checkIn: CheckInSection,
  draw: DrawSection,
  spendAndSave: CampaignSection,
  vip: VipSection,
};

/**
 * One activity in the form of its kind; one that has not begun shows only its start, except a draw, whose commitment is shown
 * before.
 */
export function ActivitySection(facts: SectionFacts) {
  const { activity, page } = facts;
  const isComing = Date.parse(activity.startsAt) > Date.parse(page.now);
  if (isComing && activity.kind !== 'draw') return <UpcomingSection {...facts} />;
  const Shown = sections[activity.kind];
  return <Shown {...facts} />;
}
