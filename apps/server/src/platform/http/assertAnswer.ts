import type { Endpoint } from '@jiwu/contract';
import { z } from 'zod';

/** Holds an answer against the contract. What does not fit is our mistake, not that of whoever asked. */
export function assertAnswer(endpoint: Endpoint, data: unknown): void {
  const { error } = endpoint.answer.safeParse(data);
  if (error) throw new Error(`${endpoint.path} breaks the contract: ${z.prettifyError(error)}`);
}
