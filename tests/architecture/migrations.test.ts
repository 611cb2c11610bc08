import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it, test } from 'vitest';
import { dangerAllowances } from '../../tools/architecture/migrations/dangerAllowances.ts';
import { findDangers } from '../../tools/architecture/migrations/findDangers.ts';
import { repositoryRoot } from '../../tools/lib/repositoryRoot.ts';

const dir = path.join(repositoryRoot, 'db/migrations');
/** Those before made a shop that nobody had opened. */
const FIRST = '0080';
const judged = readdirSync(dir).filter((name) => name >= FIRST);
const textOf = (name: string) => readFileSync(path.join(dir, name, 'up.sql'), 'utf8');

test.each(judged)('%s can run while the shop sells', async (name) => {
  const allowed = (dangerAllowances[name] ?? []).map(({ danger }) => danger);
  const dangers = await findDangers(textOf(name));
  expect(
    dangers.filter((danger) => !allowed.includes(danger)),
    'see db/README.md',
  ).toEqual([]);
  expect(
    allowed.filter((danger) => !dangers.includes(danger)),
    'allowed, and not needed',
  ).toEqual([]);
});

it('allows nothing without a reason, nor for a migration that is not there', () => {
  expect(Object.keys(dangerAllowances).filter((name) => !judged.includes(name))).toEqual([]);
  const reasons = Object.values(dangerAllowances).flatMap((allowances) => allowances.map(({ reason }) => reason));
  expect(reasons.filter((reason) => reason.length < 20)).toEqual([]);
});

it('would have refused what was done to a shop that nobody had opened', async () => {
  const found = await Promise.all(
    readdirSync(dir)
      .filter((name) => name < FIRST)
      .map((name) => findDangers(textOf(name))),
  );
  expect(found.flat().length).toBeGreaterThan(20);
});

describe('refuses', () => {
  test.each([
    ['create index a on orders (user_id)', 'concurrently'],
    ['create unique index a on orders (user_id)', 'concurrently'],
    ['create index concurrently a on orders (user_id)', 'no transaction'],
    ['alter table orders add column a fen', 'type of our own'],
    ['alter table orders add column a integer default random()', 'differs by row'],
    ['alter table orders add column a uuid default gen_random_uuid()', 'differs by row'],
    ['alter table orders add column a bigserial', 'type of our own'],
    ['alter table orders add column a integer generated always as (1) stored', 'rewrites'],
    ['alter table orders add column a integer generated always as identity', 'rewrites'],
    ['alter table orders add column a integer check (a > 0)', 'reads the whole table'],
    ['alter table orders add column a uuid references users', 'reads the whole table'],
    ['alter table orders add column a integer unique', 'builds an index'],
    ['alter table orders add column a integer not null', 'without a default'],
    ['alter table orders alter column state type text', 'rewrites'],
    ['alter table orders alter column state set not null', 'reads the whole table'],
    ['alter table orders drop column state', 'version before'],
    ['alter table orders rename column state to b', 'old name'],
    ['alter table orders add constraint a check (payable_fen >= 0)', 'not valid'],
    ['alter table orders add constraint a foreign key (user_id) references users', 'not valid'],
    ['alter table orders add constraint a unique (user_id)', 'builds an index'],
    [
      'alter table orders add constraint a check (true) not valid; alter table orders validate constraint a',
      'of its own',
    ],
    ['alter domain fen add constraint a check (value > 1)', 'not valid'],
    ['alter domain fen validate constraint a', 'writes'],
    [`update orders set state = 'paid'`, 'batches'],
    ['delete from sessions where true', 'batches'],
    ['lock table orders', 'waits'],
    ['truncate sessions', 'gone'],
    ['drop table sessions', 'version before'],
    ['do $$ begin execute 1; end $$', 'cannot be read'],
    ['-- no transaction\ncreate index concurrently a on orders (id); select 1', 'exactly one'],
    ['-- no transaction\ncreate index a on orders (id)', 'only a named'],
    ['-- no transaction\ndrop index concurrently a', 'if exists'],
    ['-- no transaction\ncreate index concurrently on orders (id)', 'only a named'],
  ])('%s', async (statement, reason) => {
    expect(await findDangers(statement)).toEqual([expect.stringContaining(reason)]);
  });
});

test.each([
  'alter table orders add column a bigint',
  'alter table orders add column a integer not null default 0',
  `alter table orders add column a text[] not null default '{}'`,
  'alter table orders add column a timestamptz not null default now()',
  'alter table orders add constraint a check (payable_fen >= 0) not valid',
  'alter table orders validate constraint a',
  'alter table orders add constraint a unique using index b',
  'alter domain fen drop constraint fen_check; alter domain fen add constraint fen_check check (value >= -1) not valid',
  'create table toys (id uuid primary key, price_fen fen not null check (price_fen < 10)); create index toys_price on toys (price_fen); insert into toys values (null, 1); update toys set price_fen = 2',
  'alter table brands add column budget_fen fen; create index a on brands (budget_fen)',
  'create trigger a before insert on orders execute function b(); insert into search_terms values (1)',
  '-- no transaction\ncreate index concurrently a on orders (user_id)',
  '-- no transaction\ndrop index concurrently if exists a',
])('allows %s', async (statement) => {
  expect(await findDangers(statement)).toEqual([]);
});
