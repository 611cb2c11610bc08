import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { CelebrityApplications } from '../../../../platform/database/schema.gen.ts';
import type { PlatformStanding } from '../Celebrity.ts';

/** 成为达人, as it was sent. */
export interface ApplicationWords {
  readonly name: string;
  readonly field: string;
  readonly bio: string;
  readonly platforms: readonly (PlatformStanding & { readonly account: string })[];
  readonly words: string;
}

export interface Application extends ApplicationWords {
  readonly id: string;
  readonly userId: string;
  readonly state: (typeof rules.celebrity.applicationStates)[number];
  readonly reason: string | null;
  readonly createdAt: Date;
  readonly decidedAt: Date | null;
}

export function applicationOf(row: Selectable<CelebrityApplications>): Application {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    field: row.field,
    bio: row.bio,
    platforms: row.platforms as unknown as Application['platforms'],
    words: row.words,
    state: row.state as Application['state'],
    reason: row.reason,
    createdAt: row.created_at,
    decidedAt: row.decided_at,
  };
}
