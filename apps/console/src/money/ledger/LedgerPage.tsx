import { Input } from 'antd';
import { Link } from 'react-router';
import { useRead } from '../../api/useRead.ts';
import { useAddress } from '../../ui/address/useAddress.ts';
import { Icon } from '../../ui/icon/Icon.tsx';
import { PageHead } from '../../ui/panel/PageHead.tsx';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { StateMessage } from '../../ui/states/StateMessage.tsx';
import { TransferLegs } from '../Legs.tsx';
import { causeName, formatAmount, purposeName, sideName } from '../ledgerWords.ts';
import { AccountStatement } from './AccountStatement.tsx';
import { CauseLink } from './CauseLink.tsx';
import { CauseTransfers } from './CauseTransfers.tsx';
import styles from './Ledger.module.css';

const EVERY_MS = 30_000;

/** From any number to its two sides and its cause. */
export function LedgerPage() {
  const { query, change } = useAddress();
  const q = query['q'] ?? '';
  return (
    <>
      <PageHead title="账本" about="每笔钱和积分都是两个账户之间的转账，只增不改；每个币种所有账户相加是 0" />
      <div className={styles['page']}>
        <div className={styles['accounts']}>
          <Input.Search
            aria-label="在账本里找"
            placeholder="账户、手机号、单号、转账号"
            defaultValue={q}
            onSearch={(text) =>
              change({ q: text.trim(), account: undefined, causeKind: undefined, causeId: undefined }, { push: true })
            }
          />
          <Accounts open={query['account']} />
        </div>
        <div className={styles['main']}>
          {query['causeKind'] && query['causeId'] ? (
            <CauseTransfers kind={query['causeKind']} id={query['causeId']} />
          ) : query['account'] ? (
            <AccountStatement key={query['account']} id={query['account']} />
          ) : q ? (
            <Found q={q} />
          ) : (
            <StateMessage icon="book" title="点一个账户，或者找一个单号">
              店里的账户只看变动，用户的账户有逐笔余额。
            </StateMessage>
          )}
        </div>
      </div>
    </>
  );
}

function Accounts({ open }: { open: string | undefined }) {
  const found = useRead('staffLedgerAccounts', {}, { everyMs: EVERY_MS });
  const data = found.data;
  if (found.isLoadingError && !data) return <LoadFailed what="账户" onRetry={() => void found.refetch()} />;
  if (!data) return <p className="quiet">正在读…</p>;
  const currencies = [
    ['CNY', '人民币'],
    ['INTEGRAL', '积分'],
  ] as const;
  return currencies.map(([currency, words]) => {
    const sum = data.sums.find((one) => one.currency === currency)?.sum ?? 0;
    return (
      <section key={currency} aria-label={words}>
        <p className={styles['sum']} data-wrong={sum === 0 ? undefined : true}>
          <span>{words}，所有账户相加</span>
          <b>
            {formatAmount(sum, currency)} <Icon name={sum === 0 ? 'tick' : 'warning'} />
          </b>
        </p>
        <h2 className="quiet small">店里的账户</h2>
        <ul>
          {data.house
            .filter((one) => one.currency === currency)
            .map(({ accountId, purpose, balance }) => (
              <li key={accountId}>
                <Link to={`?account=${accountId}`} aria-current={accountId === open ? 'page' : undefined}>
                  <span>{purposeName(purpose)}</span>
                  <b>{formatAmount(balance, currency)}</b>
                </Link>
              </li>
            ))}
        </ul>
        <h2 className="quiet small">用户的账户</h2>
        <ul>
          {data.users
            .filter((one) => one.currency === currency)
            .map(({ purpose, balance }) => (
              <li key={purpose} className={styles['users']}>
                <span>用户{purposeName(purpose)}</span>
                <b>{formatAmount(balance, currency)}</b>
              </li>
            ))}
        </ul>
      </section>
    );
  });
}

function Found({ q }: { q: string }) {
  const found = useRead('staffLedgerFind', { query: { q } });
  if (found.isLoadingError) return <LoadFailed what="账本" onRetry={() => void found.refetch()} />;
  if (!found.data) return <p className="quiet">正在找…</p>;
  const { accounts, transfers } = found.data;
  if (accounts.length === 0 && transfers.length === 0) {
    return (
      <StateMessage icon="filter" title={`没有找到 ${q}`}>
        试试订单号、渠道流水号、完整的手机号。
      </StateMessage>
    );
  }
  return (
    <>
      {accounts.length > 0 && (
        <section aria-label="账户">
          <h2>账户</h2>
          <ul className={styles['found']}>
            {accounts.map((account) => (
              <li key={account.accountId}>
                <Link to={`?account=${account.accountId}`}>{sideName(account)}</Link>
                <span className="quiet">{account.owner?.phoneNumber}</span>
                <b>{formatAmount(account.balance, account.currency)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {transfers.length > 0 && (
        <section aria-label="转账">
          <h2>{transfers.length} 笔转账</h2>
          {transfers.map((transfer) => (
            <div key={transfer.id} className={styles['one']}>
              <p>
                <b>{causeName(transfer.cause.kind)}</b> <span className="mono quiet">{transfer.cause.leg}</span>{' '}
                <CauseLink cause={transfer.cause}>同一缘由的全部转账</CauseLink>
              </p>
              <TransferLegs transfer={transfer} />
            </div>
          ))}
        </section>
      )}
    </>
  );
}
