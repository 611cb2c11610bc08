import type { rules } from '@jiwu/contract';

export type PrizeKind = (typeof rules.draw.prizeKinds)[number];

export interface DrawPeriod {
  readonly id: string;
  /** 第 12 期 */
  readonly number: number;
  readonly startsAt: Date;
  readonly endsAt: Date;
  /** SHA-256 of the secret, in hexadecimal. */
  readonly commitment: string;
  readonly committedAt: Date;
  /** Once it has been shown. */
  readonly secret: string | null;
}

export interface NewPrize {
  readonly name: string;
  readonly kind: PrizeKind;
  /** Of 10,000. */
  readonly weight: number;
  /** Null: as many as it takes. */
  readonly stock: number | null;
  readonly valueFen: number;
  readonly couponId: string | null;
  /** Points, days or fen, by its kind. */
  readonly amount: number | null;
  readonly skuId: string | null;
}

export interface DrawPrize extends NewPrize {
  readonly position: number;
  readonly won: number;
}
