import type { AlterTableCmd, AlterTableStmt, ColumnDef, Constraint, Node } from 'libpg-query';

/** Types that PostgreSQL brings. A domain of ours rewrites the table: PostgreSQL checks that what is there fits. */
const PLAIN_TYPES = new Set(
  'bool int2 int4 int8 text varchar bpchar bytea uuid jsonb date time timetz timestamp timestamptz interval numeric float4 float8 inet tsvector smallint integer bigint'.split(
    ' ',
  ),
);
/** Functions that have one value for the whole statement: it is kept once, beside the table. */
const STABLE_FUNCTIONS = new Set(['now', 'statement_timestamp', 'transaction_timestamp']);

/** What an `alter table` would do to a large table that sells. */
export function judgeAlterTable(statement: AlterTableStmt, isLarge: (table: string) => boolean): string[] {
  const table = statement.relation?.relname ?? '';
  if (statement.objtype !== 'OBJECT_TABLE' || !isLarge(table)) return [];
  return (statement.cmds ?? []).flatMap((node) =>
    'AlterTableCmd' in node ? judgeCommand(table, node.AlterTableCmd) : [],
  );
}

function judgeCommand(table: string, { subtype, def, name }: AlterTableCmd): string[] {
  // Most of the sixty subcommands only change the catalogue, and are not named here.
  if (subtype === 'AT_AddColumn' && def && 'ColumnDef' in def) return judgeColumn(table, def.ColumnDef);
  if (subtype === 'AT_AddConstraint' && def && 'Constraint' in def) return judgeConstraint(table, def.Constraint);
  if (subtype === 'AT_AlterColumnType') return [`${table}.${name}: another type rewrites the table`];
  if (subtype === 'AT_SetNotNull')
    return [`${table}.${name}: set not null reads the whole table; a check not valid does not`];
  if (subtype === 'AT_DropColumn') return [`${table}.${name}: processes of the version before still use it`];
  if (subtype === 'AT_AddIdentity' || subtype === 'AT_SetExpression') return [`${table}.${name}: rewrites the table`];
  if (subtype === 'AT_SetLogged' || subtype === 'AT_SetUnLogged' || subtype === 'AT_SetTableSpace') {
    return [`${table}: rewrites the table`];
  }
  return [];
}

function judgeColumn(table: string, { colname, typeName, constraints = [] }: ColumnDef): string[] {
  const column = `${table}.${colname}`;
  const rules = constraints.flatMap((node) => ('Constraint' in node ? [node.Constraint] : []));
  const type = typeName?.names?.at(-1);
  const isPlain = type && 'String' in type && PLAIN_TYPES.has(type.String.sval ?? '');
  const hasDefault = rules.some(({ contype }) => contype === 'CONSTR_DEFAULT');
  const dangers = isPlain
    ? []
    : [`${column}: a column of a type of our own rewrites the table; a plain type with a check not valid does not`];
  for (const { contype, raw_expr: value } of rules) {
    if (contype === 'CONSTR_DEFAULT' && value && !isConstant(value))
      dangers.push(`${column}: a default that differs by row rewrites the table`);
    if (contype === 'CONSTR_GENERATED' || contype === 'CONSTR_IDENTITY') dangers.push(`${column}: rewrites the table`);
    if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN')
      dangers.push(`${column}: its rule reads the whole table; add it not valid, apart`);
    if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY')
      dangers.push(`${column}: builds an index; do that concurrently first`);
    if (contype === 'CONSTR_NOTNULL' && !hasDefault)
      dangers.push(`${column}: not null without a default fails where rows are`);
  }
  return dangers;
}

function judgeConstraint(
  table: string,
  { contype, conname, skip_validation: isUnproven, indexname }: Constraint,
): string[] {
  const rule = `${table}, ${conname}`;
  if (contype === 'CONSTR_CHECK' || contype === 'CONSTR_FOREIGN' || contype === 'CONSTR_NOTNULL') {
    return isUnproven
      ? []
      : [`${rule}: reads the whole table; add it not valid, and validate it in a migration of its own`];
  }
  if (contype === 'CONSTR_UNIQUE' || contype === 'CONSTR_PRIMARY') {
    return indexname ? [] : [`${rule}: builds an index; do that concurrently first, then "using index"`];
  }
  return contype === 'CONSTR_EXCLUSION' ? [`${rule}: builds an index, and cannot do so concurrently`] : [];
}

/** The same for every row. Whatever is not known to be is taken for something else. */
function isConstant(value: Node): boolean {
  if ('A_Const' in value || 'SQLValueFunction' in value) return true;
  if ('TypeCast' in value) return value.TypeCast.arg !== undefined && isConstant(value.TypeCast.arg);
  if ('A_ArrayExpr' in value) return (value.A_ArrayExpr.elements ?? []).every(isConstant);
  if (!('FuncCall' in value)) return false;
  const name = value.FuncCall.funcname?.at(-1);
  return name !== undefined && 'String' in name && STABLE_FUNCTIONS.has(name.String.sval ?? '');
}
