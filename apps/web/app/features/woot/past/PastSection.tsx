import { Link, useRevalidator } from 'react-router';
import type { PastDeals } from '../../../shared/woot/Deal.ts';
import { Button } from '../../../ui/button/Button.tsx';
import { Icon } from '../../../ui/icon/Icon.tsx';
import { LoadFailed } from '../../../ui/loadFailed/LoadFailed.tsx';
import { SectionHead } from '../../../ui/sections/SectionHead.tsx';
import { PastList } from './PastList.tsx';
import styles from './PastSection.module.css';
import { usePastDeals } from './usePastDeals.ts';

/** The last days, until more are asked for. */
const FIRST = 6;

interface PastSectionProps {
  /** Null: they did not come. */
  past: PastDeals | null;
  isWhole: boolean;
}

/** Deals that are over: how many were really sold, and how fast. */
export function PastSection({ past, isWhole }: PastSectionProps) {
  const { revalidate, state } = useRevalidator();
  const hasMore = past !== null && (past.items.length > FIRST || past.nextCursor !== null);
  return (
    <section id="past" className={styles['section']} aria-labelledby="pastTitle" tabIndex={-1}>
      <SectionHead id="pastTitle" title="往期" lead="卖了多少，用了多久，都留着">
        {hasMore && !isWhole && (
          <Link to="/woot?past=all#past" preventScrollReset>
            全部往期
            <Icon name="forward" size={14} />
          </Link>
        )}
      </SectionHead>
      {past === null ? (
        <LoadFailed
          text="往期没有加载出来，今天的照常可以抢。"
          retrying={state === 'loading'}
          onRetry={() => void revalidate()}
        />
      ) : past.items.length === 0 ? (
        <p className={styles['none']}>第一期结束以后，卖了多少、用了多久会写在这里。</p>
      ) : isWhole ? (
        <Whole first={past} />
      ) : (
        <PastList deals={past.items.slice(0, FIRST)} />
      )}
    </section>
  );
}

const moreWords = { idle: '再看一些', loading: '正在加载', failed: '再试一次' } as const;

function Whole({ first }: { first: PastDeals }) {
  const { items, state, load } = usePastDeals(first);
  return (
    <>
      <PastList deals={items} />
      {state !== 'end' && (
        <div className={styles['more']}>
          {state === 'failed' && <p role="alert">后面的没有加载出来，前面的都还在。</p>}
          <Button busy={state === 'loading'} onClick={() => void load()}>
            {moreWords[state]}
          </Button>
        </div>
      )}
    </>
  );
}
