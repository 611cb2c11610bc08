import { useQueryClient } from '@tanstack/react-query';
import { type BatchCard, batchQueries } from '../batchQueries.ts';
import { isMoving } from '../batchWords.ts';
import { useFollowBatch } from '../useFollowBatch.ts';

/** A browser opens six connections to a host; one is the notices'. */
const FOLLOWED = 2;

/** The list looks again when one of the batches that go on by themselves has gone on. */
export function LiveBatches({ items }: { items: readonly BatchCard[] }) {
  return items
    .filter(isMoving)
    .slice(0, FOLLOWED)
    .map(({ id }) => <LiveBatch key={id} id={id} />);
}

function LiveBatch({ id }: { id: string }) {
  const client = useQueryClient();
  useFollowBatch(id, () => void client.invalidateQueries({ queryKey: [...batchQueries.all, 'list'] }));
  return null;
}
