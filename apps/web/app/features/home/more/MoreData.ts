import type { AnswerAt } from '../../../api/sharedApi.ts';

/** The figures of every channel. A part that failed to load is null: its channel then tells its rule alone. */
export type ChannelFigures = AnswerAt<'/api/more'>;

export interface MoreData {
  readonly figures: ChannelFigures | null;
  /** When the page was made, by the shop's clock. */
  readonly now: string;
}
