import pg from 'pg';

const ENTRIES_PER_USER = 100;

/**
 * Fills a ledger with transfers in bulk: users are recharged and pay, over two years. Triggers are off, so balances and
 * entries are computed here; the invariants hold afterwards.
 */
export async function loadLedger(databaseUrl: string, transfers: number): Promise<{ users: number }> {
  const users = Math.ceil(transfers / ENTRIES_PER_USER);
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('set session_replication_role = replica');
    for (const statement of loadStatements(transfers, users)) await client.query(statement);
  } finally {
    await client.end();
  }
  return { users };
}

/** The user of a transfer: every hundredth is theirs. Each fourth of a user's transfers is a recharge, larger than the rest. */
function loadStatements(transfers: number, users: number): string[] {
  const ownerOf = (number: string) => `('00000000-0000-7000-8000-' || lpad((${number})::text, 12, '0'))`;
  const accountOf = (number: string) => `md5(${ownerOf(number)} || ':balance')::uuid`;
  const house = (purpose: string) => `md5('house:${purpose}')::uuid`;
  return [
    'alter table ledger_transfers drop constraint ledger_transfers_pkey, drop constraint ledger_transfers_cause',
    'alter table ledger_entries drop constraint ledger_entries_pkey',
    'drop index ledger_entries_kind',
    `insert into ledger_accounts (id, owner_id, purpose, currency, opened_at)
      select ${accountOf('n')}, ${ownerOf('n')}::uuid, 'balance', 'CNY', now() from generate_series(1, ${users}) as n
      union all select ${house('gatewayWechat')}, null, 'gatewayWechat', 'CNY', now()
      union all select ${house('sales')}, null, 'sales', 'CNY', now()
      on conflict do nothing`,
    `insert into ledger_transfers
        (id, debit_account_id, credit_account_id, currency, amount, phase, cause_kind, cause_id, leg, memo, at)
      select (lpad(to_hex((extract(epoch from at) * 1000)::bigint), 12, '0') || substr(md5(n::text), 1, 20))::uuid,
        case when is_in then ${house('gatewayWechat')} else ${accountOf('u')} end,
        case when is_in then ${accountOf('u')} else ${house('sales')} end,
        'CNY', case when is_in then 40000 else 100 + n % 9900 end, 'posted',
        case when is_in then 'recharge' else 'balancePayment' end, 'load' || n, 'one', '微信支付，流水 4200002611134841', at
      from (
        select n, 1 + n % ${users} as u, (n / ${users}) % 4 = 0 as is_in,
          timestamptz '2024-11-15' + interval '2 years' * (n::float8 / ${transfers}) as at
        from generate_series(0, ${transfers - 1}) as n
      ) as made`,
    `insert into ledger_entries (account_id, at, transfer_id, kind, amount, balance_after)
      select account_id, at, id, cause_kind, moved,
        case when is_user then sum(moved) over (partition by account_id order by at, id) end
      from (
        select debit_account_id as account_id, at, id, cause_kind, -amount as moved, cause_kind <> 'recharge' as is_user
        from ledger_transfers where cause_id like 'load%'
        union all
        select credit_account_id, at, id, cause_kind, amount, cause_kind = 'recharge' from ledger_transfers where cause_id like 'load%'
      ) as sides`,
    `insert into ledger_balances (account_id, stripe, balance, held, last_at)
      select account_id, case when owner_id is null then 1 else 0 end, sum(amount), 0, max(at)
      from ledger_entries join ledger_accounts on id = account_id group by account_id, owner_id`,
    'alter table ledger_transfers add primary key (id)',
    'alter table ledger_transfers add constraint ledger_transfers_cause unique (cause_kind, cause_id, leg)',
    'alter table ledger_entries add primary key (account_id, at, transfer_id)',
    'create index ledger_entries_kind on ledger_entries (account_id, kind, at, transfer_id) include (amount)',
    'analyze ledger_accounts, ledger_transfers, ledger_entries, ledger_balances',
  ];
}
