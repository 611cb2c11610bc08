import { LightLink } from '../../../ui/link/LightLink.tsx';
import { SidePanel } from '../parts/SidePanel.tsx';
import { concernOf } from './concernOf.ts';
import styles from './OwnConcern.module.css';
import { matterOf } from './ownMatters.ts';
import { useOwnOrders } from './useOwnOrders.ts';

/** The reader's own order that the answer is about. It stands last, since it comes later than the rest and must move nothing. */
export function OwnConcern({ slug }: { slug: string }) {
  const concern = concernOf(slug);
  const { own } = useOwnOrders(concern !== null);
  const matter = concern && own && matterOf(concern, own.orders, own.now);
  if (!matter) return null;
  const { title, text, action } = matter;
  return (
    <SidePanel title="和您有关的">
      <b>{title}</b>
      <p className={styles['text']}>{text}</p>
      <LightLink className={styles['action']} to={action.to}>
        {action.label}
      </LightLink>
    </SidePanel>
  );
}
