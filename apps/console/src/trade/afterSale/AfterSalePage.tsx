import { rules } from '@jiwu/contract/rules';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { type ItemOf, useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Queue } from '../../ui/panel/Queue.tsx';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import { KindTag } from '../parts/KindTag.tsx';
import { Deadline } from '../../ui/time/Deadline.tsx';
import tags from '../../ui/tags/Tags.module.css';
import { afterSaleReason } from '../../ui/words/afterSaleReasons.ts';
import { afterSaleKinds, afterSaleStates } from '../parts/words.ts';
import { AfterSaleDetail } from './AfterSaleDetail.tsx';
import styles from './AfterSale.module.css';

const tabs = ['applied', 'returning', 'awaitingReturn', 'refunding'] as const;
const EVERY_MS = 20_000;

/** Deciding on one screen: the queue beside the request that is open. */
export function AfterSalePage() {
  const { query } = useAddress();
  const state = rules.afterSale.states.find((name) => name === query['state']) ?? 'applied';
  const list = useCursorList('staffAfterSaleQueue', { state }, { everyMs: EVERY_MS });
  const counts = useRead('staffAfterSaleQueue', { query: { state } }, { everyMs: EVERY_MS }).data?.counts;
  const numberOf = (tab: (typeof tabs)[number]): string => {
    if (!counts) return '';
    return counts[tab] > counts.most ? `${counts.most}+` : String(counts[tab]);
  };
  return (
    <>
      <PageHead title="售后" about="24 小时内答复。退款按实付分摊，到分" />
      <Queue
        what="售后"
        tabName="state"
        tab={state}
        tabs={tabs.map((key) => ({
          key,
          name: afterSaleStates[key],
          count: numberOf(key),
        }))}
        list={list}
        nothing="没有要处理的售后"
        rowClass={styles['row']}
        Line={AfterSaleLine}
        Detail={AfterSaleDetail}
      />
    </>
  );
}

function AfterSaleLine({ row }: { row: ItemOf<'staffAfterSaleQueue'> }) {
  return (
    <>
      <Thumb picture={row.picture} size={44} />
      <p>
        <b>{row.buyerName}</b> {afterSaleKinds[row.kind]} <KindTag kind={row.orderKind} />{' '}
        {row.waitsForApproval && <span className={tags['tag']}>等第二人</span>}
        <span>{afterSaleReason(row)}</span>
      </p>
      <p>
        <b>{formatFen(row.totalFen)}</b>
        <span>
          <Deadline at={row.answerBy} />
        </span>
      </p>
    </>
  );
}
