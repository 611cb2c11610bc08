import { EffectOrderPage } from '../EffectOrderPage.tsx';
import { EffectList } from './list/EffectList.tsx';
import { LinkMaker } from './maker/LinkMaker.tsx';
import { EarnedBy } from './ranking/EarnedBy.tsx';
import styles from './EffectOrdersMine.module.css';
import { SumsBar } from './SumsBar.tsx';
import { TrendPanel } from './trend/TrendPanel.tsx';

/** What the user's promotion has brought, link and poster to go on with, and every effect order. */
export function EffectOrdersMine() {
  return (
    <EffectOrderPage title="效果订单">
      <SumsBar />
      <div className={styles['pair']}>
        <TrendPanel />
        <EarnedBy />
      </div>
      <LinkMaker />
      <EffectList />
    </EffectOrderPage>
  );
}
