import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ExportKindName } from '@jiwu/contract';
import { rules } from '@jiwu/contract/rules';
import { expect, it } from 'vitest';

/** Where the columns of each list stand that can be taken away. */
const pages: Readonly<Record<ExportKindName, string>> = {
  orders: 'trade/orders/orderColumns.tsx',
  products: 'goods/products/ProductsPage.tsx',
  users: 'people/users/UsersPage.tsx',
  payments: 'money/payments/PaymentsPage.tsx',
  audit: 'system/audit/AuditPage.tsx',
  members: 'system/members/MembersPage.tsx',
};

// A column of another name would be hidden on the page and stay in the file.
it.each(rules.staffExport.kinds)('the columns of %s are called as its file calls them, in their order', (kind) => {
  const source = readFileSync(path.join(import.meta.dirname, '../..', pages[kind]), 'utf8');
  const columns = source.slice(source.search(/columns=\{\[|Columns: /));
  const keys = [...columns.matchAll(/title: '[^']+',\s+(?:key|dataIndex): '(\w+)'/g)].map(([, key]) => key);
  const known: readonly (string | undefined)[] = rules.staffExport.columns[kind];
  expect(keys.filter((key) => known.includes(key))).toEqual(known);
});
