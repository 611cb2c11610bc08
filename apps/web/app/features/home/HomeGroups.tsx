import { formatCount } from '../../format/formatCount.ts';
import { GroupGrid } from '../../shared/groups/GroupGrid.tsx';
import { HomeBlock } from './HomeBlock.tsx';
import type { HomeGroupList } from './HomeData.ts';
import { MoreLink } from './MoreLink.tsx';

interface HomeGroupsProps {
  groups: HomeGroupList;
  now: string;
}

/** Groups that lack one member. */
export function HomeGroups({ groups, now }: HomeGroupsProps) {
  return (
    <HomeBlock
      title="拼团 · 差一人"
      lead="付款即成团，到时未满自动退款"
      action={<MoreLink to="/groupPurchase">{`全部 ${formatCount(groups.counts.all)} 个团`}</MoreLink>}
    >
      <GroupGrid groups={groups.items} now={now} isShortOnPhones />
    </HomeBlock>
  );
}
