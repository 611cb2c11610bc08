import type { Booking } from './adQueries.ts';

/** What an earlier booking brings along into the next. */
export interface Draft extends Pick<Booking, 'businessId' | 'title' | 'landing'> {
  /** Null: another picture is wanted. */
  readonly pictureFileId: string | null;
}

/** 再投一次 with its picture, 换图再订 without. */
export function draftOf({ businessId, title, landing, picture }: Booking, keepsPicture: boolean): Draft {
  return { businessId, title, landing, pictureFileId: keepsPicture ? picture.fileId : null };
}
