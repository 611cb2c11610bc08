import type { Reader } from '../../../platform/database/Reader.ts';
import type { Tx } from '../../../platform/database/Tx.ts';

/** One line of what approving changes, in words: 可兑付佣金, 6,842.30, 0.00. */
export interface DeedChange {
  readonly what: string;
  readonly before: string;
  readonly after: string;
  /** What explains it; empty where nothing has to be explained. */
  readonly note: string;
}

/** Numbers, texts and lists of them, nested: what JSON can say without loss. */
export type DeedValue = string | number | boolean | null | readonly DeedValue[] | { readonly [key: string]: DeedValue };

/** What would be done if it were approved now. */
export interface Deed {
  /**
   * Every fact that the approver answers for: who gets what, out of which rows. When any of it has changed, nothing is done. Facts that
   * may change without harm, such as the balance that it is added to, stay out.
   */
  readonly does: DeedValue;
  readonly amountFen: number;
  /** Before and after, as of now, for whoever decides. */
  readonly changes: readonly DeedChange[];
}

/** What whoever decides may want to look at. */
export interface ApprovalEvidence {
  /** Pages of the console, by kind and id, with what they are called there. */
  readonly links: readonly { readonly kind: string; readonly id: string; readonly words: string }[];
  /** How many pictures the subject has; the console has the endpoint of its kind. */
  readonly pictures: number;
  /** What happened to it so far, the first first. */
  readonly story: readonly { readonly at: Date; readonly words: string }[];
  /** What the shop has checked of it. */
  readonly findings: readonly { readonly what: string; readonly isGood: boolean; readonly words: string }[];
}

/** How a request ended without being done. */
export type ApprovalEnding = 'refused' | 'lapsed' | 'changed';

interface Subject {
  readonly subjectId: string;
  readonly now: Date;
}

/**
 * Something that a second person must approve: a payout, a change of someone's balance. Owned here, implemented by the modules and flows
 * above, joined in composition/approvalKinds.ts. Everyone who takes the locks of a subject takes them before that of its approval.
 */
export interface ApprovalKind {
  /** As lists head it: 佣金兑付. */
  readonly title: string;
  /** One line for each subject of a page: whose it is, masked, and of how many things. */
  readonly describe: (db: Reader, subjectIds: readonly string[]) => Promise<ReadonlyMap<string, string>>;
  /** What approving would do now; null: nothing any more. */
  readonly foresee: (db: Reader, subject: Subject) => Promise<Deed | null>;
  /** For whoever decides; absent: there is nothing but the deed. */
  readonly evidence?: (db: Reader, subject: Subject) => Promise<ApprovalEvidence>;
  /** Locks the subject and what `foresee` reads of it, so that both stay true until the end of the transaction. */
  readonly lock: (tx: Tx, subject: Subject) => Promise<void>;
  /** Does it, under the locks above, once. */
  readonly execute: (tx: Tx, subject: Subject & { readonly staffId: string }) => Promise<void>;
  /** It will not be done: frees what the request held. Under the locks above. */
  readonly onEnded: (
    tx: Tx,
    subject: Subject & { readonly ending: ApprovalEnding; readonly refusal: string | null },
  ) => Promise<void>;
}

/** By the name in `approvals.kind`. */
export type ApprovalKinds = Readonly<Record<string, ApprovalKind>>;
