import type { rules, TextHeading, TextPart } from '@jiwu/contract';
import type { RenderedText } from './render/renderText.ts';

export type TextKind = (typeof rules.content.kinds)[number];
export type TextState = (typeof rules.content.versionStates)[number];
export type Topic = (typeof rules.content.topics)[number];
export type Section = (typeof rules.content.sections)[number];

/** Where a text stands, and what belongs to it there. */
export type TextPlace =
  | {
      readonly kind: 'article';
      readonly topic: Topic;
      /** Who wrote it: a celebrity, or an editor of the shop by name. */
      readonly celebrityId: string | null;
      readonly author: string | null;
      readonly column: string | null;
      readonly coverFileId: string | null;
    }
  | {
      readonly kind: 'guide';
      readonly section: Section;
      readonly position: number;
      /** Its place among 大家常问; null: it is not one of them. */
      readonly popular: number | null;
      readonly keywords: readonly string[];
      /** Slugs of entries that are near to it. */
      readonly related: readonly string[];
    };

/** What is written of a text. */
export interface TextWords {
  readonly title: string;
  readonly summary: string;
  readonly markdown: string;
  readonly place: TextPlace;
}

/** A text that is ready to be saved. `by`: a member of staff, or the file that it came from. */
export interface Draft extends TextWords {
  readonly rendered: RenderedText;
  readonly by: { readonly staffId: string } | { readonly sourceHash: Buffer };
}

/** A version as readers' lists need it; figures of the rules are put in. */
export interface ShownText {
  readonly id: string;
  readonly slug: string;
  readonly title: string;
  readonly summary: string;
  readonly part: Topic | Section;
  readonly minutes: number;
  readonly productIds: readonly string[];
  readonly hasPaidLink: boolean;
  readonly celebrityId: string | null;
  readonly author: string | null;
  readonly column: { readonly name: string; readonly no: number } | null;
  readonly cover: { readonly fileId: string; readonly placeholder: string } | null;
  /** When the text was shown first, and when this version of it was. */
  readonly datedAt: Date;
  readonly publishedAt: Date;
}

export interface ShownBody extends ShownText {
  readonly keywords: readonly string[];
  readonly related: readonly string[];
  readonly parts: TextPart[];
  readonly headings: TextHeading[];
}

/** A version as staff see it. */
export interface TextVersion extends TextWords {
  readonly no: number;
  readonly state: TextState;
  readonly staffId: string | null;
  readonly savedAt: Date;
  readonly publishAt: Date | null;
  /** Of the file that it came from, in hexadecimal digits; null: staff wrote it. */
  readonly sourceHash: string | null;
  readonly rendered: RenderedText;
}

/** A text as staff see it: the newest version of it, and the one that readers see. */
export interface StaffText {
  readonly id: string;
  readonly kind: TextKind;
  readonly slug: string;
  readonly version: number;
  readonly changedAt: Date;
  readonly newest: TextVersion;
  readonly shown: TextVersion | null;
}

/** Answers in which texts are. Articles show prices, too: what changes them outdates both. */
export const CONTENT_TAGS = ['content', 'goods'] as const;
