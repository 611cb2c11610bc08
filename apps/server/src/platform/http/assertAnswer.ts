import type { Endpoint } from '@jiwu/contract';
import { z } from 'zod';

/** Checks an answer against the contract. A mismatch is our mistake, not the caller's. */
export function assertAnswer(endpoint: Endpoint, data: unknown): void {
  const { error } = endpoint.answer.safeParse(data);
  if (error) throw new Error(`${endpoint.path} breaks the contract: ${z.prettifyError(error)}`);
}
