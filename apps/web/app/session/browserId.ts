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
  const id = await fingerprint();
  keptBrowserId.keep(id);
  return id;
}

/** What takes a slow phone tenths of a second each, a second together, while its owner wants to scroll. */
const SLOW = ['fonts', 'fontPreferences', 'domBlockers', 'webGlBasics', 'webGlExtensions'] as const;

async function fingerprint(): Promise<string> {
  const { loadSources, murmurX64Hash128, prepareForSources, sources } = await import('@fingerprintjs/fingerprintjs');
  await prepareForSources();
  const components = await loadSources(sources, { cache: {}, debug: false }, SLOW)();
  const values = Object.values(components).map((component) => ('value' in component ? component.value : undefined));
  return murmurX64Hash128(values.map((value) => JSON.stringify(value) ?? '').join(''), SEED);
}
