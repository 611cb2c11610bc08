import { rules } from '@jiwu/contract';
import { DAY_MS } from '@jiwu/kernel';
import {
  castVote,
  countVotes,
  findShownId,
  type Vote,
  type VoteCounts,
  type Voter,
} from '../../modules/content/content/index.ts';
import type { Tx } from '../../platform/database/Tx.ts';
import { ShopError } from '../../platform/errors/ShopError.ts';

interface Input {
  readonly slug: string;
  readonly voter: Voter;
  readonly vote: Vote;
  readonly now: Date;
}

/** 有用 or 没用 of an answer, one for each reader: a later one replaces it. */
export async function voteOnAnswer(tx: Tx, { slug, voter, vote, now }: Input): Promise<VoteCounts> {
  const textId = await findShownId(tx, { kind: 'guide', slug });
  if (textId === null) throw new ShopError('NOT_FOUND');
  await castVote(tx, { textId, voter, vote, now });
  const since = new Date(now.getTime() - rules.content.voteDays * DAY_MS);
  const counts = await countVotes(tx, { textIds: [textId], since });
  return counts.get(textId) ?? { useful: 0, useless: 0 };
}
