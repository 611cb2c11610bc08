import { rules } from '@jiwu/contract/rules';
import { site } from '../../../config/site.ts';
import { Icon, type IconName } from '../../../ui/icon/Icon.tsx';
import { LightLink } from '../../../ui/link/LightLink.tsx';
import { contactHours } from '../contactHours.ts';
import { contactPath } from '../contactPath.ts';
import styles from './ContactPanel.module.css';

interface Way {
  readonly icon: IconName;
  readonly name: string;
  readonly href?: string;
  readonly text: string;
  /** The thread with the shop's people. */
  readonly action?: string;
}

const ways: readonly Way[] = [
  { icon: 'chat', name: '在线客服', text: `每天 ${contactHours} 回复`, action: '联系客服' },
  {
    icon: 'call',
    name: site.supportPhone,
    href: `tel:${site.supportPhone}`,
    text: `每天 ${contactHours}，按当地市话收费`,
  },
  { icon: 'mail', name: site.supportEmail, href: `mailto:${site.supportEmail}`, text: '附上订单号，处理更快' },
  {
    icon: 'shield',
    name: '投诉与建议',
    text: `由专人处理，${rules.service.complaintWorkDays} 个工作日内答复`,
    action: '写下来',
  },
];

/** People, for what the guide does not answer. */
export function ContactPanel() {
  return (
    <ul className={styles['ways']}>
      {ways.map(({ icon, name, href, text, action }, order) => (
        <li key={name}>
          <Icon name={icon} size={24} />
          <b>{href ? <a href={href}>{name}</a> : name}</b>
          <p>{text}</p>
          {action && (
            <LightLink className={styles['action']} to={contactPath} data-first={order === 0}>
              {action}
            </LightLink>
          )}
        </li>
      ))}
    </ul>
  );
}
