import type { rules } from '@jiwu/contract';
import type { Selectable } from 'kysely';
import type { Celebrities } from '../../../platform/database/schema.gen.ts';

export type Platform = (typeof rules.celebrity.platforms)[number];

/** As they are there, by what the celebrity has told us and staff have looked up. */
export interface PlatformStanding {
  readonly platform: Platform;
  readonly followers: number;
}

interface ProfilePicture {
  readonly fileId: string;
  readonly placeholder: string;
}

/** A person with a page of picks. */
export interface Celebrity {
  readonly id: string;
  /** Whom purchases from the page are credited to. */
  readonly userId: string;
  readonly name: string;
  readonly field: string;
  readonly bio: string;
  readonly categoryId: string;
  readonly avatar: ProfilePicture | null;
  readonly cover: ProfilePicture | null;
  readonly platforms: readonly PlatformStanding[];
  readonly state: (typeof rules.celebrity.states)[number];
  readonly followers: number;
  readonly pickedAt: Date | null;
  readonly version: number;
}

/** The tag of cached answers that show celebrities or their picks. */
export const CELEBRITY = 'celebrity';

export function celebrityOf(row: Selectable<Celebrities>): Celebrity {
  return {
    id: row.id,
    userId: row.user_id,
    name: row.name,
    field: row.field,
    bio: row.bio,
    categoryId: row.category_id,
    avatar: pictureOf(row.avatar_file_id, row.avatar_placeholder),
    cover: pictureOf(row.cover_file_id, row.cover_placeholder),
    platforms: row.platforms as unknown as PlatformStanding[],
    state: row.state as Celebrity['state'],
    followers: row.followers,
    pickedAt: row.picked_at,
    version: row.version,
  };
}

function pictureOf(fileId: string | null, placeholder: string | null): ProfilePicture | null {
  return fileId === null ? null : { fileId, placeholder: placeholder ?? '' };
}
