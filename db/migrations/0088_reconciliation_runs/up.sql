-- A statement is read line by line into a table and compared page by page, by one worker at a time. What a worker that died has read
-- counts for nothing: lines and differences name their run.
alter table reconciliations add column run_id uuid not null default '00000000-0000-0000-0000-000000000000';

-- In place of reconciliation_lines, which has no run and no amount.
create table statement_lines (
  gateway outside_gateway not null,
  day business_day not null,
  run_id uuid not null,
  kind text not null check (kind in ('capture', 'refund')),
  number text not null,
  -- Of all lines with this number together: one that stands twice was charged twice. Null: read before this was kept.
  amount_fen fen,
  primary key (gateway, day, run_id, kind, number)
);
insert into statement_lines (gateway, day, run_id, kind, number)
select gateway, day, '00000000-0000-0000-0000-000000000000', kind, number from reconciliation_lines;

alter table reconciliation_differences
  drop constraint reconciliation_differences_gateway_day_fkey,
  add column run_id uuid not null default '00000000-0000-0000-0000-000000000000';

-- Of a day: who compares it now, and since when that fails.
create table reconciliation_runs (
  gateway outside_gateway not null,
  day business_day not null,
  run_id uuid not null,
  -- Until when nobody else begins. Null: nobody is at it.
  leased_until timestamptz,
  failed_since timestamptz,
  failure text,
  -- The last day on which the failure was told.
  told_on business_day,
  primary key (gateway, day),
  check ((failed_since is null) = (failure is null))
);
create index reconciliation_runs_failing on reconciliation_runs (gateway) where failed_since is not null;
