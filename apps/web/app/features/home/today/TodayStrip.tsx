import { Countdown } from '../../../ui/time/Countdown.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { useMine } from '../mine/useMine.ts';
import { todayEntries } from './todayEntries.ts';
import styles from './TodayStrip.module.css';

/** Things to do today. The boxes are the page's own; only their words become the user's, so that nothing moves. */
export function TodayStrip({ now }: { now: string }) {
  const mine = useMine();
  return (
    <nav className={styles['today']} aria-label="今天">
      {todayEntries(mine).map(({ place, icon, isAmber, title, note, until, action, to }) => (
        <LightLink key={place} to={to} data-amber={isAmber || undefined}>
          <Icon name={icon} size={20} />
          <span className={styles['words']}>
            <b>{title}</b>
            <small>
              {until ? (
                <>
                  <Countdown until={until} now={now} isShort /> 后关闭
                </>
              ) : (
                note
              )}
            </small>
          </span>
          <span className={styles['action']}>{action}</span>
        </LightLink>
      ))}
    </nav>
  );
}
