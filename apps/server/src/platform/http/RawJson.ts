/**
 * Data of an answer that is JSON text already, such as the database made it: it goes into the envelope as it is, instead
 * of being taken apart and put together again. Only endpoints that are `shared` may answer so.
 */
export interface RawJson {
  readonly raw: string;
}

export function isRawJson(data: unknown): data is RawJson {
  return typeof data === 'object' && data !== null && typeof (data as { raw?: unknown }).raw === 'string';
}
