import { formatCount } from '../../../format/formatCount.ts';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Countdown } from '../../../ui/time/Countdown.tsx';
import type { Mine } from '../mine/Mine.ts';
import { channelLine } from './channelLines.ts';
import styles from './Channels.module.css';
import { channelTiles } from './channelTiles.ts';
import type { MoreData } from './MoreData.ts';
import { Section } from './Section.tsx';

/** Every channel: what always holds of it, and what it has now. */
export function Channels({ figures, mine, now }: MoreData & { mine: Mine | null }) {
  return (
    <Section title="频道" note={`${formatCount(channelTiles.length)} 个`}>
      <ul className={styles['channels']}>
        {channelTiles.map(({ channel, to, title, rule, picture }) => {
          const { words, look, clock } = channelLine(channel, { figures, mine, now });
          return (
            <li key={channel}>
              <LightLink to={to}>
                <div className={styles['words']}>
                  <h3>{title}</h3>
                  <p>{rule(figures)}</p>
                  <p className={styles['line']} data-look={look}>
                    {clock && (
                      <>
                        {`${clock.label} `}
                        <b>
                          <Countdown until={clock.until} now={now} />
                        </b>
                        ，
                      </>
                    )}
                    {words}
                  </p>
                </div>
                <img src={`/img/${picture}.webp`} alt="" width={136} height={136} loading="lazy" decoding="async" />
              </LightLink>
            </li>
          );
        })}
      </ul>
    </Section>
  );
}
