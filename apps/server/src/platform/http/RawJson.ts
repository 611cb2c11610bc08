/**
 * Data of an answer that is JSON text already, as the database made it: it goes into the envelope unchanged, instead of being
 * parsed and serialised again. Only `shared` endpoints may answer so.
 */
export interface RawJson {
  readonly raw: string;
}

export function isRawJson(data: unknown): data is RawJson {
  return typeof data === 'object' && data !== null && typeof (data as { raw?: unknown }).raw === 'string';
}
