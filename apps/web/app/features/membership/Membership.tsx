import { DrawsPanel } from './draws/DrawsPanel.tsx';
import { IntegralPanel } from './integral/IntegralPanel.tsx';
import { InvitationPanel } from './invitation/InvitationPanel.tsx';
import { LevelPanel } from './level/LevelPanel.tsx';
import styles from './Membership.module.css';
import { useScrollToPanel } from './useScrollToPanel.ts';
import { VipPanel } from './vip/VipPanel.tsx';

/** What the user is: level and VIP. */
export function Standing() {
  return (
    <div className={styles['two']}>
      <LevelPanel />
      <VipPanel />
    </div>
  );
}

/** What it brings: integral, draws, and invitations. */
export function Membership() {
  useScrollToPanel();
  return (
    <>
      <div className={styles['two']}>
        <IntegralPanel />
        <DrawsPanel />
      </div>
      <InvitationPanel />
    </>
  );
}
