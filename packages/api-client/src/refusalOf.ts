import type { ErrorCode } from '@jiwu/contract/errorCodes';
import { errorNumbers } from '@jiwu/contract/errorNumbers';
import { ApiError } from './ApiError.ts';

const names = new Map(Object.entries(errorNumbers).map(([name, number]) => [number, name as ErrorCode]));

/** Which refusal of the shop an error is; none for anything else, such as a lost connection. */
export function refusalOf(error: unknown): ErrorCode | null {
  return error instanceof ApiError ? (names.get(error.code as never) ?? null) : null;
}
