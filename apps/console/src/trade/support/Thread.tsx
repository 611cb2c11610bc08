import { useRead } from '../../api/useRead.ts';
import { LoadFailed } from '../../ui/states/LoadFailed.tsx';
import { ThreadAnswer } from './ThreadAnswer.tsx';
import { ThreadHead } from './ThreadHead.tsx';
import { ThreadMessages } from './ThreadMessages.tsx';

/** One conversation: what was said, what it is about, and the answer. Staff answer what they saw: whoever wrote meanwhile is seen first. */
export function Thread({ id }: { id: string }) {
  const found = useRead('staffSupportGet', { params: { id }, query: {} });
  const thread = found.data;
  if (found.isError && !thread) return <LoadFailed what="这个对话" onRetry={() => void found.refetch()} />;
  if (!thread) return <p className="quiet">正在读…</p>;
  return (
    <article aria-label={`与 ${thread.userName} 的对话`}>
      <ThreadHead thread={thread} />
      <ThreadMessages thread={thread} />
      {thread.state !== 'closed' && <ThreadAnswer thread={thread} />}
    </article>
  );
}
