import { Link } from 'react-router';
import type { ListData } from '../GroupPurchaseData.ts';
import { CampaignSection } from './CampaignSection.tsx';
import styles from './GroupListPage.module.css';
import { HowItWorks } from './HowItWorks.tsx';
import { MineTop } from './MineTop.tsx';
import { OwnGroup } from './OwnGroup.tsx';
import { WaitingSection } from './WaitingSection.tsx';

/** The channel: the viewer's own group, how it works, the groups that wait, the goods. */
export function GroupListPage({ page }: { page: ListData }) {
  return (
    <div className={styles['page']}>
      <MineTop />
      <div className={styles['head']}>
        <h1>拼团</h1>
        <p>付款占座，24 小时内人满就发货；没满，钱自动退回。</p>
        <Link to="/order/myGroups" prefetch="intent">
          我的拼团
        </Link>
      </div>
      <OwnGroup />
      <HowItWorks />
      <WaitingSection key={`waiting ${page.filter.waiting}`} page={page} />
      <CampaignSection key={`goods ${page.filter.category}`} page={page} />
    </div>
  );
}
