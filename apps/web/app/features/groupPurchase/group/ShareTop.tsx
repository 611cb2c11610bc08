import { shareGroup } from '../../../shared/groups/shareGroup.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { TopSlot } from '../../../ui/topSlot/TopSlot.tsx';
import styles from './ShareTop.module.css';

interface ShareTopProps {
  title: string;
  link: string;
  no: string;
}

/** In the phone's top bar: the end of the group's number, and the way to send it on. */
export function ShareTop({ title, link, no }: ShareTopProps) {
  return (
    <>
      <TopSlot slot="note">{no.slice(-4)}</TopSlot>
      <TopSlot slot="action">
        <button
          type="button"
          className={styles['share']}
          aria-label="分享"
          onClick={() => void shareGroup(title, link)}
        >
          <Icon name="share" size={20} />
        </button>
      </TopSlot>
    </>
  );
}
