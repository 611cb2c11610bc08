import { useId } from 'react';
import { useRevalidator } from 'react-router';
import { formatCount } from '../../../format/formatCount.ts';
import { EmptyState } from '../../../ui/emptyState/EmptyState.tsx';
import { LinkTabs } from '../../../ui/linkTabs/LinkTabs.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { LoadMore } from '../../../ui/pager/LoadMore.tsx';
import type { Campaigns, ListData } from '../GroupPurchaseData.ts';
import { CampaignCard } from './CampaignCard.tsx';
import styles from './CampaignSection.module.css';
import { groupListAddress } from './groupFilter.ts';
import { SectionHead } from './SectionHead.tsx';
import { useCampaigns } from './useCampaigns.ts';

/** Everything that can be bought in a group, by category. */
export function CampaignSection({ page }: { page: ListData }) {
  const titleId = useId();
  const { revalidate, state } = useRevalidator();
  const { filter, campaigns } = page;
  return (
    <section id="campaigns" className={styles['section']} aria-labelledby={titleId}>
      <SectionHead id={titleId} title="拼团商品" lead={campaigns ? leadOf(campaigns) : '团价由平台定'} />
      {campaigns === null && (
        <LoadFailed
          text="拼团商品没有加载出来，上面的团照常可以参加。"
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      )}
      {campaigns && campaigns.categories.length > 1 && (
        <LinkTabs
          className={styles['tabs']}
          look="box"
          label="商品分类"
          tabs={[{ id: null, name: '全部' }, ...campaigns.categories].map(({ id, name }) => ({
            to: groupListAddress({ ...filter, category: id }),
            label: name,
            isCurrent: id === filter.category,
          }))}
        />
      )}
      {campaigns?.items.length === 0 && (
        <EmptyState
          title={filter.category ? '这一类现在没有拼团' : '现在没有拼团商品'}
          text="新的拼团开始后会出现在这里。先去看看在售的商品。"
          action={
            filter.category ? { to: '/groupPurchase', label: '看全部拼团' } : { to: '/resource', label: '去货源看看' }
          }
        />
      )}
      {campaigns && campaigns.items.length > 0 && <Cards first={campaigns} category={filter.category} />}
    </section>
  );
}

function Cards({ first, category }: { first: Campaigns; category: string | null }) {
  const { items, state, load } = useCampaigns(first, category);
  return (
    <>
      <ul className={styles['grid']}>
        {items.map((campaign) => (
          <CampaignCard key={campaign.id} campaign={campaign} />
        ))}
      </ul>
      <LoadMore
        shown={items.length}
        total={formatCount(first.total)}
        state={state}
        label="再看一些"
        onMore={() => void load()}
      />
    </>
  );
}

/** Whether leaders pay less is said of all of them only where it is true of all that are in sight. */
function leadOf({ total, items }: Campaigns): string {
  const isAlike = items.every(({ leaderPriceFen }) => leaderPriceFen === null);
  return `${formatCount(total)} 件，团价由平台定${isAlike ? '，开团人和参团人同价' : ''}`;
}
