import type { rules } from '@jiwu/contract/rules';
import { type RefObject, useEffect, useRef, useState } from 'react';
import type { GuideAnswer } from '../GuideData.ts';

type Votes = GuideAnswer['votes'];

/** Why it did not help. */
export interface Why {
  readonly reason: (typeof rules.content.voteReasons)[number] | null;
  readonly words: string;
}

interface Voting {
  /** What the reader said; null: nothing yet. */
  readonly mine: boolean | null;
  readonly votes: Votes;
  /** How often they have said something here: the same word after another one is a new one. */
  readonly times: number;
  readonly cast: (isUseful: boolean, idempotencyKey: string, why?: Why) => Promise<void>;
  /** Where it is shown: what the reader said earlier is asked for when they come there. */
  readonly place: RefObject<HTMLElement | null>;
}

/** The reader's word on one answer. The page itself is the same for everyone, so theirs comes from the browser. */
export function useVote(topic: string, shown: Votes): Voting {
  const [mine, setMine] = useState<boolean | null>(null);
  const [votes, setVotes] = useState(shown);
  const [times, setTimes] = useState(0);
  const hasVoted = useRef(false);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    const leaving = new AbortController();
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      void askMine(topic, leaving.signal).then((earlier) => {
        if (!leaving.signal.aborted && !hasVoted.current) setMine(earlier);
      });
    });
    if (place.current) observer.observe(place.current);
    return () => {
      observer.disconnect();
      leaving.abort();
    };
  }, [topic]);

  async function cast(isUseful: boolean, idempotencyKey: string, why?: Why) {
    const { apiClient } = await import('../../../session/apiClient.ts');
    const body = { topic, isUseful, ...why };
    const answer = await apiClient.call('guideVote', { body }, { silent: true, idempotencyKey });
    hasVoted.current = true;
    setMine(answer.isUseful);
    setVotes(answer.votes);
    setTimes((before) => before + 1);
  }

  return { mine, votes, times, cast, place };
}

/** A failure is not told: whoever votes again changes nothing but their own word. */
async function askMine(topic: string, signal: AbortSignal): Promise<boolean | null> {
  try {
    const { apiClient } = await import('../../../session/apiClient.ts');
    return (await apiClient.call('guideVoteMine', { query: { topic } }, { silent: true, signal })).isUseful;
  } catch {
    return null;
  }
}
