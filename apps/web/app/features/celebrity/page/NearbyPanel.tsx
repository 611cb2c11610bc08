import { celebrityAddress } from '../../../shared/celebrity/celebrityAddress.ts';
import { FollowButton } from '../../../shared/celebrity/FollowButton.tsx';
import { followerWords } from '../../../shared/celebrity/followerWords.ts';
import type { Follows } from '../../../shared/celebrity/useFollows.ts';
import { Picture } from '../../../shared/files/picture/Picture.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import type { CelebrityProfile } from '../CelebrityData.ts';
import styles from './NearbyPanel.module.css';

interface NearbyPanelProps {
  nearby: CelebrityProfile['nearby'];
  follows: Follows;
}

/** Others who recommend the like. */
export function NearbyPanel({ nearby, follows }: NearbyPanelProps) {
  return (
    <Panel title="相近的达人">
      <ul className={styles['list']}>
        {nearby.map((one) => {
          const followers = follows.standingOf(one.id)?.followers ?? one.followers;
          return (
            <li key={one.id}>
              {one.avatar && <Picture {...one.avatar} alt="" sizes="40px" maxWidth={80} width={40} />}
              <div>
                <LightLink to={celebrityAddress(one.id)}>{one.name}</LightLink>
                <p>{`${one.field} · ${followerWords(followers)}`}</p>
              </div>
              <FollowButton celebrity={one} follows={follows} look="small" />
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
