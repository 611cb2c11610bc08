import { liveInput } from '@jiwu/contract';
import { ShopError } from '../../errors/ShopError.ts';

interface LiveAddress {
  readonly name: string;
  readonly id: string;
  readonly lastEventId: string | undefined;
}

const ADDRESS = /^\/live\/(\w{1,40})\/([^/?]{1,64})(?:\?(.{0,200}))?$/;

/** `/live/<name>/<id>`; throws what to answer to anything else. */
export function readLiveAddress(url: string): LiveAddress {
  const [, name, id, query] = ADDRESS.exec(url) ?? [];
  if (name === undefined || id === undefined) throw new ShopError('NOT_FOUND');
  const fields = [...new URLSearchParams(query)];
  const given = { id, ...Object.fromEntries(fields) };
  // A field that is said twice, or that says the id again, is refused as an unknown one is.
  const parsed = liveInput.safeParse(Object.keys(given).length === fields.length + 1 ? given : null);
  if (!parsed.success) throw new ShopError('INVALID_INPUT');
  return { name, id: parsed.data.id, lastEventId: parsed.data.lastEventId };
}
