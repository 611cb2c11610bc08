import { type Node, parse } from 'libpg-query';
import { judgeAlterTable } from './judgeAlterTable.ts';
import { smallTables } from './smallTables.ts';

const MARK = '-- no transaction';

/** Why a statement would hold up a shop that sells, or nothing. `isLarge` knows what this migration makes itself. */
type Judge = (node: Node, isLarge: (table: string) => boolean) => string[];

/**
 * What in a migration would rewrite a large table, or keep others from it for as long as it takes to read it. A table that the migration
 * makes itself is empty, and may be treated in any way.
 */
export async function findDangers(sql: string): Promise<string[]> {
  const { stmts = [] } = await parse(sql);
  const nodes = stmts.flatMap(({ stmt }) => (stmt ? [stmt] : []));
  if (sql.split('\n', 1)[0]?.trim() === MARK) return judgeAlone(nodes);
  const made = new Set(nodes.flatMap(madeBy));
  const isLarge = (table: string) => !made.has(table) && !smallTables.has(table);
  return [...nodes.flatMap((node) => judge(node, isLarge)), ...judgeTogether(nodes, isLarge)];
}

/** Outside a transaction: one statement that can be repeated, for nobody can say whether it was written down. */
function judgeAlone(nodes: readonly Node[]): string[] {
  const [node] = nodes;
  if (!node || nodes.length > 1) return [`${MARK}: exactly one statement`];
  if ('IndexStmt' in node && node.IndexStmt.concurrent && node.IndexStmt.idxname) return [];
  if ('DropStmt' in node && node.DropStmt.concurrent && node.DropStmt.missing_ok) return [];
  return [`${MARK}: only a named "create index concurrently", or "drop index concurrently if exists"`];
}

function madeBy(node: Node): string[] {
  if ('CreateStmt' in node) return [node.CreateStmt.relation?.relname ?? ''];
  if ('CreateTableAsStmt' in node) return [node.CreateTableAsStmt.into?.rel?.relname ?? ''];
  return [];
}

const judge: Judge = (node, isLarge) => {
  if ('AlterTableStmt' in node) return judgeAlterTable(node.AlterTableStmt, isLarge);
  if ('IndexStmt' in node) return judgeIndex(node, isLarge);
  if ('DropStmt' in node) return judgeDrop(node, isLarge);
  if ('UpdateStmt' in node) return judgeRows('update', node.UpdateStmt.relation?.relname, isLarge);
  if ('DeleteStmt' in node) return judgeRows('delete', node.DeleteStmt.relation?.relname, isLarge);
  if ('MergeStmt' in node) return judgeRows('merge', node.MergeStmt.relation?.relname, isLarge);
  if ('RenameStmt' in node) return judgeRename(node, isLarge);
  if ('AlterDomainStmt' in node) return judgeDomain(node, isLarge);
  if ('LockStmt' in node) return ['lock table: whoever comes meanwhile waits'];
  if ('TruncateStmt' in node) return ['truncate: takes the table from everybody, and what is gone is gone'];
  if ('VacuumStmt' in node || 'ReindexStmt' in node) return ['vacuum, analyze and reindex are no migrations'];
  if ('DoStmt' in node) return ['do: what it does cannot be read; write plain statements'];
  return [];
};

const judgeIndex: Judge = (node, isLarge) => {
  if (!('IndexStmt' in node)) return [];
  const { relation, idxname, concurrent } = node.IndexStmt;
  if (concurrent)
    return [`create index concurrently ${idxname}: needs "${MARK}" as the first line, and a migration of its own`];
  return isLarge(relation?.relname ?? '')
    ? [`create index ${idxname}: nobody writes meanwhile; build it concurrently`]
    : [];
};

const judgeDrop: Judge = (node, isLarge) => {
  if (!('DropStmt' in node) || node.DropStmt.removeType !== 'OBJECT_TABLE') return [];
  const tables = (node.DropStmt.objects ?? []).map(lastName).filter(isLarge);
  return tables.map((table) => `drop table ${table}: processes of the version before still use it`);
};

const judgeRename: Judge = (node, isLarge) => {
  if (!('RenameStmt' in node)) return [];
  const { renameType, relation } = node.RenameStmt;
  if (renameType !== 'OBJECT_TABLE' && renameType !== 'OBJECT_COLUMN') return [];
  const table = relation?.relname ?? '';
  return isLarge(table) ? [`rename in ${table}: processes of the version before know the old name`] : [];
};

/** A rule of a domain is proven against every table that uses it, and nobody writes into them meanwhile. */
const judgeDomain: Judge = (node) => {
  if (!('AlterDomainStmt' in node)) return [];
  const { subtype, def } = node.AlterDomainStmt;
  if (subtype === 'V')
    return ['alter domain validate: nobody writes into its tables meanwhile; a wider rule may stay not valid'];
  const isProven = def && 'Constraint' in def && !def.Constraint.skip_validation;
  return subtype === 'C' && isProven
    ? ['alter domain add constraint: reads every table that uses it; add it not valid']
    : [];
};

function judgeRows(verb: string, table: string | undefined, isLarge: (table: string) => boolean): string[] {
  if (table === undefined || !isLarge(table)) return [];
  return [`${verb} ${table}: holds its rows until the migration ends; change them in batches, by a job`];
}

/** What was locked by one statement stays locked until the end: proving a rule must not follow in the same transaction. */
const judgeTogether = (nodes: readonly Node[], isLarge: (table: string) => boolean): string[] => {
  const altered = nodes.flatMap((node) => ('AlterTableStmt' in node ? [node.AlterTableStmt] : []));
  const proven = altered.filter(({ cmds = [] }) =>
    cmds.some((cmd) => 'AlterTableCmd' in cmd && cmd.AlterTableCmd.subtype === 'AT_ValidateConstraint'),
  );
  return proven.flatMap(({ relation }) => {
    const table = relation?.relname ?? '';
    const isAlone = altered.filter((other) => other.relation?.relname === table).length === 1;
    return isAlone || !isLarge(table)
      ? []
      : [`validate constraint of ${table}: in a migration of its own, which locks nothing else`];
  });
};

function lastName(node: Node): string {
  const last = 'List' in node ? node.List.items?.at(-1) : node;
  return last && 'String' in last ? (last.String.sval ?? '') : '';
}
