import { useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import { GoodsLine } from '../../../shared/goods/line/GoodsLine.tsx';
import { supportPath } from '../../../shared/support/supportPath.ts';
import { Icon } from '../../../ui/icon/Icon.tsx';
import type { Attached } from '../attachedIn.ts';
import { supportQueries } from '../supportQueries.ts';
import { noteOf } from '../thread/AttachmentCard.tsx';
import styles from './AttachedStrip.module.css';

/** What goes with the next message, with the way to leave it out. Its place is kept while it comes. */
export function AttachedStrip({ attached }: { attached: Attached }) {
  const { data, isError } = useQuery(supportQueries.attachment(attached));
  return (
    <section className={styles['strip']} aria-label="随消息发出">
      {data ? (
        <GoodsLine line={data} note={noteOf(data)} clamps="always" />
      ) : (
        <p role="status">{isError ? '这一项没有加载出来，消息会照常发出，不带它。' : '正在加载'}</p>
      )}
      <Link to={supportPath} replace preventScrollReset aria-label="不带这一项">
        <Icon name="close" size={20} />
      </Link>
    </section>
  );
}
