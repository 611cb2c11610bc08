import { useQuery } from '@tanstack/react-query';
import { openBoxQueries } from '../openBoxQueries.ts';
import { acknowledgedWords } from './returnChoices.ts';

/** Beside the button: how many are acknowledged, and which return that gives. */
export default function AcknowledgedNote({ subjectId }: { subjectId: string }) {
  const { data } = useQuery(openBoxQueries.lock(subjectId));
  return data ? acknowledgedWords({ asked: data.asks.length, acknowledged: data.acknowledged.length }) : null;
}
