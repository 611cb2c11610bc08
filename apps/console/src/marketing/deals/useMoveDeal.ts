import { say } from '../../api/say.ts';
import { useSend } from '../../ui/form/useSend.ts';
import { type Deal, dayWords } from './dealWords.ts';

/** Puts a draft on another day; nothing else of it changes. */
export function useMoveDeal() {
  const { isBusy, problem, send } = useSend('staffWootChange');
  const move = async (deal: Deal, day: string): Promise<boolean> => {
    const { id, skuId, priceFen, allocated, limitPerUser, note, position, version } = deal;
    const body = { day, skuId, priceFen, allocated, limitPerUser, note, position, version };
    const done = await send({ params: { id }, body });
    if (done) say.done(`移到了 ${dayWords(day)}`);
    return done !== null;
  };
  return { isBusy, problem, move };
}
