import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { findTables } from './findTables.ts';
import type { TableAllowance } from './tableAllowances.ts';
import { tableOwners } from './tableOwners.ts';

export interface TableBreaches {
  /** "file names table, which is owner's", sorted. */
  readonly breaches: readonly string[];
  /** Allowances, or parts of them, that no statement needs any more. */
  readonly unused: readonly string[];
  readonly filesRead: number;
}

const SERVER = 'apps/server/src';
/** Ties several modules together on purpose: the invariants that no single module can state. */
const MAY_NAME_ALL = /^composition\/invariants\//;
const ownerOf = new Map(
  Object.entries(tableOwners).flatMap(([owner, tables]) => tables.map((table): [string, string] => [table, owner])),
);
const known = new Set(ownerOf.keys());

/** Holds every statement of the server below `root` against the owners of the tables that it names. */
export function findTableBreaches(root: string, allowances: readonly TableAllowance[]): TableBreaches {
  const files = globSync('**/*.ts', { cwd: path.join(root, SERVER) })
    .filter((file) => !file.endsWith('.test.ts') && !file.endsWith('.gen.ts'))
    .toSorted();
  const used = new Set<string>();
  const breaches = files.flatMap((file) => {
    if (MAY_NAME_ALL.test(file)) return [];
    const { tables, computed } = findTables(readFileSync(path.join(root, SERVER, file), 'utf8'), known);
    const foreign = tables
      .filter((table) => ownerOf.get(table) !== roomOf(file))
      .filter((table) => {
        const allowance = allowances.find(
          ({ where, tables: allowed }) => where === file && (allowed as readonly string[]).includes(table),
        );
        if (allowance) used.add(`${allowance.where}: ${table}`);
        return !allowance;
      });
    return [
      ...foreign.map((table) => `${file} names ${table}, which belongs to ${ownerOf.get(table)}`),
      ...computed.map((method) => `${file} computes the table of ${method}: nobody can tell whose it is`),
    ];
  });
  const unused = allowances
    .flatMap(({ where, tables }) => tables.map((table) => `${where}: ${table}`))
    .filter((one) => !used.has(one));
  return { breaches, unused, filesRead: files.length };
}

/** The module of a file, or the layer that it stands in. */
function roomOf(file: string): string {
  const [layer = '', , module = ''] = file.split('/');
  return layer === 'modules' ? module : layer;
}
