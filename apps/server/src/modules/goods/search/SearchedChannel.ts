import type { searchedChannels } from '@jiwu/pricing/channels';

/** A channel by which products can be looked for. */
export type SearchedChannel = (typeof searchedChannels)[number];
