import type { OpenGroup } from '../../../shared/groups/Group.ts';
import { groupAddress } from '../../../shared/groups/groupAddress.ts';
import { MemberFace } from '../../../shared/groups/MemberFace.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { Countdown } from '../../../ui/time/Countdown.tsx';
import styles from './OtherGroups.module.css';

interface OtherGroupsProps {
  groups: readonly OpenGroup[];
  now: string;
  /** The viewer's choice goes along. */
  skuId: string;
}

/** Groups of the same campaign that can be joined, for whoever has no seat in this one. */
export function OtherGroups({ groups, now, skuId }: OtherGroupsProps) {
  if (groups.length === 0) return null;
  return (
    <Panel title={`同款还有 ${groups.length} 个团`}>
      <ul className={styles['groups']}>
        {groups.map(({ id, members, lacks, endsAt }, order) => {
          const [leader] = members;
          return (
            <li key={id}>
              {leader && <MemberFace member={leader} order={order + 3} side={32} />}
              <p>
                <b>差 {lacks} 人</b>
                <span>
                  剩 <Countdown until={endsAt} now={now} />
                </span>
              </p>
              <LightLink to={groupAddress(id, skuId)} aria-label={`参团，${leader?.name ?? ''} 的团，差 ${lacks} 人`}>
                参团
              </LightLink>
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}
