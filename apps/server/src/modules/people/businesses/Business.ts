import type { rules } from '@jiwu/contract';

type Rules = typeof rules.business;

/** As it stands on the licence. A change of any of it is reviewed. */
export interface Licence {
  readonly kind: Rules['kinds'][number];
  readonly creditCode: string;
  readonly licenceName: string;
  /** 经营者 or 法定代表人. */
  readonly principal: string;
  /** The last day, as `YYYY-MM-DD`; null: 长期. */
  readonly validUntil: string | null;
  readonly licenceFileId: string;
}

export interface Sender {
  readonly senderName: string;
  readonly senderPhone: string;
}

/** What the business changes at once. */
export interface ShopWords extends Sender {
  readonly shopName: string;
  readonly contactPhone: string;
  readonly email: string | null;
  readonly website: string | null;
}

/** What a member of staff found wrong. */
export interface ReviewReason {
  readonly field: Rules['reasonFields'][number];
  readonly words: string;
}

export interface Business extends Licence, ShopWords {
  readonly id: string;
  readonly userId: string;
  readonly state: Rules['states'][number];
  readonly submittedAt: Date;
  /** Staff answer before this. */
  readonly answerBy: Date;
  /** Of the last verdict. */
  readonly decidedAt: Date | null;
  /** Of the last refusal, while it stands. */
  readonly reasons: readonly ReviewReason[];
  /** When it was last approved; null: never. */
  readonly approvedAt: Date | null;
  readonly stopped: {
    readonly at: Date;
    readonly by: 'user' | 'staff' | 'shop';
    readonly reason: string | null;
  } | null;
  readonly version: number;
}

/** A submission with its verdict. */
export interface Review extends Licence {
  readonly id: string;
  readonly state: Rules['reviewStates'][number];
  readonly submittedAt: Date;
  readonly answerBy: Date;
  readonly decidedAt: Date | null;
  readonly decidedBy: string | null;
  readonly reasons: readonly ReviewReason[];
}
