/** Carriers put the place into the sentence once more, 【杭州市】; where it stands beside it already it is left out. */
export function trackingWords(sentence: string): string {
  return sentence.replace(/【[^】]*】/, '').trim();
}
