import type { AnswerAt } from '../../api/sharedApi.ts';

export type CelebrityList = AnswerAt<'/api/celebrity'>;
export type CelebrityProfile = AnswerAt<'/api/celebrity/page'>;
export type PickList = AnswerAt<'/api/celebrity/picks'>;

/** All celebrities. Null: they did not come. */
export interface ListData {
  readonly kind: 'list';
  readonly list: CelebrityList | null;
  readonly category: string | null;
  readonly origin: string;
}

/** One of them, with the first picks of a shelf, or of the whole page. */
export interface PageData {
  readonly kind: 'page';
  readonly celebrity: CelebrityProfile;
  readonly picks: PickList | null;
  readonly shelf: string | null;
  readonly origin: string;
}

export type CelebrityData = ListData | PageData;
