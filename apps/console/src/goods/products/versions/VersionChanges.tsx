import type { Answer, Contract, StaffProduct } from '@jiwu/contract';
import { Link } from 'react-router';
import { useRead } from '../../../api/useRead.ts';
import { useMay } from '../../../session/access.ts';
import { useAddress } from '../../../ui/address/useAddress.ts';
import { Panel } from '../../../ui/panel/Panel.tsx';
import { LoadFailed } from '../../../ui/states/LoadFailed.tsx';
import { formatTime } from '../../../ui/time/formatTime.ts';
import { DifferenceTable } from '../DifferenceTable.tsx';
import { TakeOver } from './TakeOver.tsx';
import styles from './Versions.module.css';

/** One version beside the one before it, or beside what is there now; above it the way back. */
export function VersionChanges({ product, no }: { product: StaffProduct; no: number }) {
  const { query } = useAddress();
  const may = useMay();
  const read = useRead('staffProductVersion', { params: { id: product.id, no: String(no) } });
  if (read.isError && !read.data) return <LoadFailed what={`v${no}`} onRetry={() => void read.refetch()} />;
  if (!read.data) return <Panel title={`v${no}`}>正在读…</Panel>;
  const { version, body, before, fromLive } = read.data;
  const isLive = no === product.liveNo;
  const isAgainstLive = query['against'] === 'live' && !isLive;
  return (
    <div className={styles['changes']}>
      {!isLive && may('staffProductSave') && (
        <TakeOver product={product} no={no} body={body} changes={fromLive.length} />
      )}
      <Panel
        title={`v${no} 改了什么`}
        note={`${version.savedBy || '系统'} ${formatTime(version.publishAt ?? version.savedAt)} 发布，${version.reason}`}
      >
        <nav className={styles['against']} aria-label="和哪一版比">
          <Link to={`?no=${no}`} aria-current={isAgainstLive ? undefined : 'page'}>
            {before ? `和上一版 v${before.no} 比` : '最早的一版'}
          </Link>
          {!isLive && (
            <Link to={`?no=${no}&against=live`} aria-current={isAgainstLive ? 'page' : undefined}>
              和现在的 v{product.liveNo} 比
            </Link>
          )}
        </nav>
        {isAgainstLive ? <FromLive product={product} found={read.data} /> : <FromBefore found={read.data} />}
      </Panel>
    </div>
  );
}

type Found = Answer<Contract['staffProductVersion']>;

function FromLive({ product: { live, liveNo }, found }: { product: StaffProduct; found: Found }) {
  const { version, body, fromLive } = found;
  if (fromLive.length === 0) return <p className="quiet">v{version.no} 和现在的一样</p>;
  return (
    <DifferenceTable
      differences={fromLive}
      skus={[...body.skus, ...(live?.skus ?? [])]}
      before={`现在 v${liveNo}`}
      after={`v${version.no}`}
    />
  );
}

function FromBefore({ found: { version, body, before } }: { found: Found }) {
  if (before === null) return <p className="quiet">这是最早的一版，没有更早的可以比</p>;
  return (
    <DifferenceTable
      differences={before.differences}
      skus={[...body.skus, ...before.body.skus]}
      before={`v${before.no}`}
      after={`v${version.no}`}
    />
  );
}
