import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { ReplyTemplates } from '../../../platform/database/schema.gen.ts';

export type TemplateUse = (typeof rules.support.templateUses)[number];

/** A text that staff begin with. */
export interface Template {
  readonly id: string;
  readonly usedFor: TemplateUse;
  readonly title: string;
  readonly text: string;
  readonly position: number;
  readonly version: number;
  /** Null: it came with the shop. */
  readonly changedBy: string | null;
  readonly changedAt: Date;
}

export function templateOf(row: Selectable<ReplyTemplates>): Template {
  return {
    id: row.id,
    usedFor: row.used_for as TemplateUse,
    title: row.title,
    text: row.text,
    position: row.position,
    version: row.version,
    changedBy: row.changed_by,
    changedAt: row.changed_at,
  };
}
