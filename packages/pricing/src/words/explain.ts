import type { Reason } from '../result/Reason.ts';
import { campaignSentences } from './campaignSentences.ts';
import { couponSentences } from './couponSentences.ts';
import { priceSentences } from './priceSentences.ts';
import type { Sentences } from './Sentences.ts';

const sentences: Sentences = { ...campaignSentences, ...couponSentences, ...priceSentences };

/** A reason as one Chinese sentence without its full stop: pages and messages set it as they need. */
export function explain(reason: Reason): string {
  // Each code has the sentence for its own facts, which the compiler knows above but not here.
  const say = sentences[reason.code] as (reason: Reason) => string;
  return say(reason);
}
