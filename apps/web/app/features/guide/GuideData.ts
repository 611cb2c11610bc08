import type { rules } from '@jiwu/contract/rules';
import type { AnswerAt } from '../../api/sharedApi.ts';

type Guide = AnswerAt<'/api/guide'>;

export type Section = (typeof rules.content.sections)[number];
export type Entry = Guide['popular'][number];
export type Sections = Guide['sections'];
export type GuideAnswer = AnswerAt<'/api/guide/answer'>;
export type Found = AnswerAt<'/api/guide/search'>;

/** `null` where the answer did not come. */
export interface HomeData {
  readonly kind: 'home';
  readonly guide: Guide | null;
  readonly origin: string;
}

export interface AnswerData {
  readonly kind: 'answer';
  readonly answer: GuideAnswer;
  readonly sections: Sections | null;
  readonly origin: string;
}

export interface SearchData {
  readonly kind: 'search';
  readonly words: string;
  /** Only what was found in it is shown. */
  readonly section: Section | null;
  readonly found: Found | null;
  readonly sections: Sections | null;
  readonly origin: string;
}

export interface SectionData {
  readonly kind: 'section';
  readonly section: Section;
  readonly sections: Sections | null;
  readonly origin: string;
}

export type GuideData = HomeData | AnswerData | SearchData | SectionData;
