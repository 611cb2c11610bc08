import type { ExportKindName, StaffRole } from '@jiwu/contract';
import type { z } from 'zod';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { SheetColumn } from '../../../platform/spreadsheets/write/SheetTable.ts';

interface Page<F> {
  readonly filters: F;
  /** Where the page before ended, in the kind's own words; null: from the beginning. */
  readonly after: string | null;
  readonly limit: number;
  readonly now: Date;
}

/** A list that staff can take away. It shows no more than its page in the console does: people are masked. */
export interface ExportKind<F = unknown> {
  readonly title: string;
  /** Who may have it besides administrators: those who may see the list. */
  readonly roles: readonly StaffRole[];
  readonly columns: readonly SheetColumn[];
  /** The fields of the list's query, as the page has them in its address. */
  readonly filters: z.ZodType<F>;
  /** Rows with a cell for each column; `next` is null at the end. */
  readonly read: (db: Reader, page: Page<F>) => Promise<{ rows: readonly (readonly string[])[]; next: string | null }>;
}

/** By name; composition has one for each. */
export type ExportKinds = Readonly<Record<ExportKindName, ExportKind>>;

/** Keeps filters and reading of one kind together by type. */
export function exportKind<F>(kind: ExportKind<F>): ExportKind {
  return kind as unknown as ExportKind;
}

export function mayExport(kind: ExportKind, roles: readonly StaffRole[]): boolean {
  return roles.some((role) => role === 'admin' || kind.roles.includes(role));
}
