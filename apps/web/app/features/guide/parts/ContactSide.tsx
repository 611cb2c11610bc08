import { site } from '../../../config/site.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { contactHours } from '../contactHours.ts';
import { contactPath } from '../contactPath.ts';
import styles from './ContactSide.module.css';
import { SidePanel } from './SidePanel.tsx';

/** Beside an answer: a person who helps further. */
export function ContactSide() {
  return (
    <SidePanel title="还没解决">
      <p className={styles['words']}>在线客服每天 {contactHours} 回复，其余时间可以先留言。</p>
      <LightLink className={styles['button']} to={contactPath}>
        <Icon name="chat" size={16} />
        联系客服
      </LightLink>
      <p className={styles['other']}>或拨 {site.supportPhone}</p>
    </SidePanel>
  );
}
