import type { rules } from '@jiwu/contract';
import { type RawBuilder, type Selectable, sql } from 'kysely';
import type { Reader } from '../../../platform/database/Reader.ts';
import type { Approvals } from '../../../platform/database/schema.gen.ts';
import { type Approval, approvalColumns, approvalOf } from './Approval.ts';

type View = (typeof rules.approval.views)[number];

interface Page {
  readonly view: View;
  readonly staffId: string;
  /** `ended`: from when on. */
  readonly since: Date;
  /** Where the page before ended: the moment that its view is sorted by, and the id. */
  readonly after: { readonly at: Date; readonly id: string } | null;
  readonly limit: number;
}

interface ViewQuery {
  readonly moment: RawBuilder<unknown>;
  readonly isNewestFirst: boolean;
  readonly only: (page: Page) => RawBuilder<unknown>;
}

/** waiting: what lapses first comes first. mine: what the caller asked for. ended: what ended last comes first. */
const views: Readonly<Record<View, ViewQuery>> = {
  waiting: { moment: sql`expires_at`, isNewestFirst: false, only: () => sql`state = 'waiting'` },
  mine: { moment: sql`requested_at`, isNewestFirst: true, only: ({ staffId }) => sql`requested_by = ${staffId}` },
  ended: { moment: sql`ended_at`, isNewestFirst: true, only: ({ since }) => sql`ended_at >= ${since}` },
};

export async function listApprovals(db: Reader, page: Page): Promise<Approval[]> {
  const { moment, isNewestFirst, only } = views[page.view];
  const order = isNewestFirst ? sql`desc` : sql`asc`;
  const beyond = isNewestFirst ? sql`<` : sql`>`;
  const rest = page.after ? sql`and (${moment}, id) ${beyond} (${page.after.at}, ${page.after.id})` : sql``;
  const { rows } = await sql<Omit<Selectable<Approvals>, 'does'>>`
    select ${sql.join(approvalColumns.map((column) => sql.ref(column)))} from approvals
    where ${only(page)} ${rest} order by ${moment} ${order}, id ${order} limit ${page.limit}`.execute(db);
  return rows.map(approvalOf);
}
