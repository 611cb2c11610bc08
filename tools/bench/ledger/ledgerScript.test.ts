import { newId } from '@jiwu/kernel';
import { expect, it } from 'vitest';
import { houseAccount } from '../../../apps/server/src/modules/money/ledger/index.ts';
import { benchAccount } from './ledgerCases.ts';
import { ledgerScript } from './ledgerScript.ts';

it('gives ids where the statement wants ids, and one cause for a whole turn', () => {
  const [payer, payee, sales] = [benchAccount(1), benchAccount(2), houseAccount('sales')];
  const [transferId, cause] = [newId(), newId()];
  const insert = {
    text: `with opened as (select unnest(array[$1, $2]::uuid[]), unnest(array[$3, $4]::uuid[]))
      insert into ledger_transfers select unnest(array[$5]::uuid[]), unnest(array[$6]::text[]), $7::timestamptz`,
    values: [payer.id, sales.id, payer.ownerId, null, transferId, cause, '2026-11-16T00:00:00.000Z'],
  };
  const select = { text: 'select transfer.id from ledger_transfers where cause_id = $1', values: [cause] };
  const end = { text: 'insert into ledger_transfers select unnest(array[$1]::uuid[])', values: [transferId] };
  const { text } = ledgerScript({ statements: [insert, select, end], payer, payee });
  const [inserted = '', selected = '', ended = ''] = text.split('\n').slice(3);
  expect(inserted).toContain(`'${sales.id}']::uuid[]`);
  expect(inserted).toMatch(/array\[\(lpad\(to_hex\(.*::uuid\]::uuid\[\]/);
  expect(inserted).toContain(`array[('bench' || :c::text || '-0')]::text[]`);
  expect(inserted).toContain(`'2026-11-16T00:00:00.000Z'::timestamptz`);
  expect(selected).toBe(
    `select transfer.id from ledger_transfers where cause_id = ('bench' || :c::text || '-0') \\gset p_`,
  );
  expect(ended).toBe('insert into ledger_transfers select unnest(array[:p_id]::uuid[]);');
});
