import { assert } from '@jiwu/kernel';
import type { ShopServices } from '../flows/ShopServices.ts';
import { violatedConstraint } from '../platform/database/violatedConstraint.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import { writeTogether } from '../platform/http/writeTogether.ts';
import { type ClaimAnswer, claimWishes } from './claimWishes.ts';

/** One who wants a piece: their request, and what a claim knows of it. */
export interface DealWish {
  readonly context: RequestContext<ShopServices>;
  readonly userId: string;
  readonly requestKey: string;
}

/** People who want a piece of the same deal, in one transaction; each is answered as if they had come alone. */
export async function claimTogether(dealId: string, wishes: readonly DealWish[]): Promise<(ClaimAnswer | ShopError)[]> {
  const [first] = wishes;
  if (!first) return [];
  if (wishes.length === 1) return [await claimAlone(dealId, first)];
  try {
    const answers = await writeTogether(
      first.context.services,
      wishes.map(({ context }) => context.writeRequest()),
      (tx) => claimWishes(tx, { dealId, wishes, now: first.context.services.clock() }),
    );
    return await Promise.all(answers.map((answer, nth) => answerBefore(wishes[nth] as DealWish, answer)));
  } catch (error) {
    if (violatedConstraint(error) === undefined) throw error;
    // One of them asked elsewhere at the same moment: the halves are tried apart, so that the others go on together.
    const half = Math.ceil(wishes.length / 2);
    return [
      ...(await claimTogether(dealId, wishes.slice(0, half))),
      ...(await claimTogether(dealId, wishes.slice(half))),
    ];
  }
}

/** A refusal may be due to the claim that the same request has taken before. */
async function answerBefore({ context }: DealWish, answer: ClaimAnswer | ShopError): Promise<ClaimAnswer | ShopError> {
  if (!(answer instanceof ShopError)) return answer;
  const replay = await context.findReplay();
  return replay ? (replay.answer as ClaimAnswer) : answer;
}

async function claimAlone(dealId: string, wish: DealWish): Promise<ClaimAnswer | ShopError> {
  const take = () =>
    wish.context.write(async (tx) => {
      const [answer] = await claimWishes(tx, { dealId, wishes: [wish], now: wish.context.services.clock() });
      assert(answer, 'a wish is answered');
      if (answer instanceof ShopError) throw answer;
      return answer;
    });
  // Two of one user's claims at once wanted the same place: the second finds the first, and is granted another or refused.
  const takeAgain = (error: unknown) => {
    if (violatedConstraint(error) !== 'claims_one_place') throw error;
    return take();
  };
  return await take()
    .catch(takeAgain)
    .catch((error: unknown) => {
      if (error instanceof ShopError) return error;
      throw error;
    });
}
