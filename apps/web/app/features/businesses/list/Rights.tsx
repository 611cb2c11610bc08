import { Icon, type IconName } from '../../../ui/icon/Icon.tsx';
import styles from './Rights.module.css';

const rights: readonly { icon: IconName; title: string; text: string }[] = [
  { icon: 'truck', title: '一件代发', text: '包裹写您的寄件人，不放价格' },
  { icon: 'tag', title: '批发价', text: '按件数分档，商品页上就能看到' },
  { icon: 'trend', title: '品牌推广', text: '用余额订广告位，看展示与点击' },
];

/** What an approved business may do. */
export function Rights() {
  return (
    <ul className={styles['rights']} aria-label="通过审核后可以">
      {rights.map(({ icon, title, text }) => (
        <li key={title}>
          <Icon name={icon} size={24} />
          <div>
            <b>{title}</b>
            <span>{text}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
