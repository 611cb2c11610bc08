import { useSearchParams } from 'react-router';
import { useUserCache } from '../../../session/userCache.ts';
import { groupAddress, groupLink } from '../../../shared/groups/groupAddress.ts';
import { useRecordInvitation } from '../../../shared/people/invitation/useRecordInvitation.ts';
import { Breadcrumbs } from '../../../ui/breadcrumbs/Breadcrumbs.tsx';
import type { GroupData } from '../GroupPurchaseData.ts';
import { EventsPanel } from './EventsPanel.tsx';
import { GroupBar } from './GroupBar.tsx';
import { GroupMain } from './GroupMain.tsx';
import styles from './GroupPage.module.css';
import { mayTakeSeat } from './mayTakeSeat.ts';
import { OtherGroups } from './OtherGroups.tsx';
import { PosterPanel } from './PosterPanel.tsx';
import { RulesPanel } from './RulesPanel.tsx';
import { ShareTop } from './ShareTop.tsx';
import { useGroupView } from './useGroupView.ts';

/** One group. Its parent uses the group's id as key: a choice of SKU belongs to one campaign. */
export function GroupPage({ page }: { page: GroupData }) {
  const [params] = useSearchParams();
  useRecordInvitation(params.get('i'));
  const invitationCode = useUserCache((state) => state.operator.invitationCode);
  const view = useGroupView(page.answer);
  const { answer, live } = view;
  const { group, campaign, others } = answer;
  const link = groupLink(page.origin, group.id, invitationCode);
  return (
    <div className={styles['page']}>
      <ShareTop title={campaign.title} link={link} no={group.no} />
      <div className={styles['crumbs']}>
        <Breadcrumbs
          steps={[
            { label: '拼团', to: '/groupPurchase' },
            { label: campaign.title.split(' ').slice(0, 2).join(' '), to: `/product?id=${campaign.productId}` },
            { label: `团 ${group.no}`, to: groupAddress(group.id) },
          ]}
        />
      </div>
      <div className={styles['columns']}>
        <div className={styles['stack']}>
          <GroupMain view={view} link={link} />
          <EventsPanel events={group.events} now={group.now} live={live} />
          <RulesPanel size={group.size} />
        </div>
        <aside className={styles['stack']}>
          {group.state === 'open' && <PosterPanel answer={answer} link={link} />}
          {mayTakeSeat(answer) && <OtherGroups groups={others} now={group.now} skuId={view.sku.skuId} />}
        </aside>
      </div>
      <GroupBar view={view} link={link} />
    </div>
  );
}
