export const hotWordKeys = {
  /** Words by how much they were searched for lately, and those of them that may be shown. */
  counted: 'hotWords:counted',
  shown: 'hotWords:shown',
  /** Whether this browser has searched for the word on this day. */
  marked: (day: string, browserId: string, word: string) => `hotWords:marked:${day}:${browserId}:${word}`,
  /** The first browsers that searched for a word. */
  searchers: (word: string) => `hotWords:searchers:${word}`,
};
