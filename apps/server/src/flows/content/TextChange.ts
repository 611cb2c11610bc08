import { sha256 } from '../../platform/crypto/hashing.ts';
import type { StaffText, TextVersion } from '../../modules/content/content/index.ts';

/** What staff did to a text, with what the audit log keeps of it. */
export interface TextChange {
  readonly text: StaffText;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>>;
}

/** The words of a version stand in the version itself; the log has their hash. */
export function auditOf({ slug, newest, shown }: StaffText): Readonly<Record<string, unknown>> {
  return { slug, newest: versionAudit(newest), shown: shown?.no ?? null };
}

function versionAudit({ no, state, title, summary, place, publishAt, markdown }: TextVersion) {
  const markdownHash = sha256(Buffer.from(markdown)).toString('hex');
  return { no, state, title, summary, place, publishAt: publishAt?.toISOString() ?? null, markdownHash };
}
