import { rules } from '@jiwu/contract/rules';
import { Button } from 'antd';
import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { useKeys } from '../../ui/keys/useKeys.ts';
import { useCursorList } from '../../ui/list/useCursorList.ts';
import { formatFen } from '../../ui/money/formatFen.ts';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { Thumb } from '../../ui/picture/Thumb.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { KindTag } from '../parts/KindTag.tsx';
import { Deadline } from '../../ui/time/Deadline.tsx';
import tags from '../../ui/tags/Tags.module.css';
import { afterSaleKinds, afterSaleReasons, afterSaleStates } from '../parts/words.ts';
import { AfterSaleDetail } from './AfterSaleDetail.tsx';
import styles from './AfterSale.module.css';

const tabs = ['applied', 'returning', 'awaitingReturn', 'refunding'] as const;
const EVERY_MS = 20_000;

/** Deciding on one screen: the queue beside the request that is open. */
export function AfterSalePage() {
  const { query, change } = useAddress();
  const state = rules.afterSale.states.find((name) => name === query['state']) ?? 'applied';
  const list = useCursorList('staffAfterSaleQueue', { state }, { everyMs: EVERY_MS });
  const counts = useRead('staffAfterSaleQueue', { query: { state } }, { everyMs: EVERY_MS }).data?.counts;
  const { rows } = list;
  const openId = query['id'] ?? rows[0]?.id;
  const at = rows.findIndex(({ id }) => id === openId);
  const move = (by: number) => {
    const next = rows[at + by];
    if (next) change({ id: next.id });
  };
  useKeys({ j: () => move(1), k: () => move(-1) });
  const numberOf = (tab: (typeof tabs)[number]): string => {
    if (!counts) return '';
    return counts[tab] > counts.most ? `${counts.most}+` : String(counts[tab]);
  };
  return (
    <>
      <PageHead title="售后" about="24 小时内答复。退款按实付分摊，到分" />
      <div className={styles['page']} data-open={query['id'] ? true : undefined}>
        <div className={styles['list']}>
          <nav aria-label="哪些售后">
            {tabs.map((tab) => (
              <Link key={tab} to={`?state=${tab}`} aria-current={tab === state ? 'page' : undefined}>
                {afterSaleStates[tab]} <em>{numberOf(tab)}</em>
              </Link>
            ))}
          </nav>
          {list.isFailed && <LoadFailed what="售后" onRetry={list.retry} />}
          {!list.isLoading && !list.isFailed && rows.length === 0 && (
            <StateMessage icon="tick" title="没有要处理的售后" />
          )}
          <ul>
            {rows.map((row) => (
              <li key={row.id}>
                <Link to={`?state=${state}&id=${row.id}`} aria-current={row.id === openId ? 'true' : undefined}>
                  <Thumb picture={row.picture} size={44} />
                  <p>
                    <b>{row.buyerName}</b> {afterSaleKinds[row.kind]} <KindTag kind={row.orderKind} />{' '}
                    {row.waitsForApproval && <span className={tags['tag']}>等第二人</span>}
                    <span>{afterSaleReasons[row.reason]}</span>
                  </p>
                  <p>
                    <b>{formatFen(row.totalFen)}</b>
                    <span>
                      <Deadline at={row.answerBy} />
                    </span>
                  </p>
                </Link>
              </li>
            ))}
          </ul>
          {list.hasMore && (
            <Button block type="text" loading={list.isLoadingMore} onClick={list.loadMore}>
              再看一些
            </Button>
          )}
        </div>
        <div className={styles['detail']}>{openId && <AfterSaleDetail key={openId} id={openId} />}</div>
      </div>
    </>
  );
}
