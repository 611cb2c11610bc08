import { type ExportColumnName, type ExportKindName, rules, type StaffRole } from '@jiwu/contract';
import type { z } from 'zod';
import type { Database } from '../../../platform/database/createDatabase.ts';
import type { SheetColumn } from '../../../platform/spreadsheets/write/SheetTable.ts';

interface Page<F> {
  readonly filters: F;
  /** Where the page before ended, in the kind's own words; null: from the beginning. */
  readonly after: string | null;
  readonly limit: number;
  readonly now: Date;
}

interface ExportColumn<R> extends SheetColumn {
  /** The column of the page that says it, too: left out with it. None: the page has none for it, and the file always does. */
  readonly of: string | null;
  readonly cell: (row: R) => string;
}

interface ExportSource<F, R> {
  readonly title: string;
  /** Who may have it besides administrators: those who may see the list. */
  readonly roles: readonly StaffRole[];
  /** The fields of the list's query, as the page has them in its address. */
  readonly filters: z.ZodType<F>;
  /** By the list's own query; `next` is null at the end. A page may be short, or empty, and not be the last. */
  readonly read: (
    db: Pick<Database, 'read' | 'searching'>,
    page: Page<F>,
  ) => Promise<{ readonly rows: readonly R[]; readonly next: string | null }>;
}

/** A list that staff can take away. It shows no more than its page in the console does: people are masked. */
export interface ExportKind<F = unknown, R = unknown> extends ExportSource<F, R> {
  readonly columns: readonly ExportColumn<R>[];
}

/** By name; composition has one for each. */
export type ExportKinds = Readonly<Record<ExportKindName, ExportKind>>;

type ColumnOf<K extends ExportKindName, R> = ExportColumn<R> & { readonly of: ExportColumnName<K> | null };

/** Keeps columns, filters and reading of one kind together by type. */
export function exportKind<K extends ExportKindName, F, R>(
  _name: K,
  kind: ExportSource<F, R> & { readonly columns: readonly ColumnOf<K, R>[] },
): ExportKind {
  return kind as unknown as ExportKind;
}

export function mayExport(kind: ExportKind, roles: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'admin' || kind.roles.includes(role));
}

/** The list's first column says what a row is: it is never hidden. */
export function mayHide(name: ExportKindName, hidden: readonly string[]): boolean {
  const others: ReadonlySet<string> = new Set(rules.staffExport.columns[name].slice(1));
  return hidden.every((column) => others.has(column));
}
