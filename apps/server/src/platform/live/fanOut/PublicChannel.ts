import type { Reader } from '../../database/Reader.ts';

/** Something that everyone may follow live. */
export interface PublicChannel {
  /** The channel (`liveChannels`) on which its changes are announced. */
  readonly channel: (id: string) => string;
  /** The present state, the same for everyone; `isLast` when nothing more can change. Null: there is no such thing. */
  readonly load: (db: Reader, id: string) => Promise<{ readonly data: unknown; readonly isLast: boolean } | null>;
}
