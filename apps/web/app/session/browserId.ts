import { keptBrowserId } from './keptBrowserId.ts';

/** Of the hash (specification §9). */
const SEED = 31;

let pending: Promise<string> | undefined;

/** The identifier of this browser, made once if absent. Callers that come while it is being made share the work. */
export function browserId(): Promise<string> {
  pending ??= readOrMake().catch((error: unknown) => {
    pending = undefined;
    throw error;
  });
  return pending;
}

async function readOrMake(): Promise<string> {
  const kept = keptBrowserId.read();
  if (kept) return kept;
  const { collectAttributes, murmurX64Hash128 } = await import('./fingerprint.ts');
  const id = murmurX64Hash128(await collectAttributes(), SEED);
  keptBrowserId.keep(id);
  return id;
}
