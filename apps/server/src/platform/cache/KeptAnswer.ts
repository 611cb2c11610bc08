import type { Tag } from './createTagVersions.ts';

/** A whole answer, ready to be sent. Times are by performance.now(), which is never set back. */
export interface KeptAnswer {
  readonly body: Buffer;
  readonly etag: string;
  /** Header lines of 200 and of 304, name and value in turn. */
  readonly headers: readonly string[];
  readonly headers304: readonly string[];
  readonly tag: Tag;
  /** The tag's version that was read before loading; null when Redis was away. */
  readonly version: string | null;
  readonly loadedAtMs: number;
  /** Until then it is good whatever its tag says. */
  readonly goodUntilMs: number;
  readonly diesAtMs: number;
}
