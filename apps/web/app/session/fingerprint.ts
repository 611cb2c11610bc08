import {
  getUnstableCanvasFingerprint,
  getUnstableHardwareConcurrency,
  getUnstableScreenResolution,
} from '@fingerprintjs/fingerprintjs';
import { nextTask } from './nextTask.ts';

export { murmurX64Hash128 } from '@fingerprintjs/fingerprintjs';

/** What only some browsers tell. */
type Telling = Navigator & { readonly deviceMemory?: number; readonly userAgentData?: { readonly platform: string } };

/**
 * What is collected of a browser. Fonts, WebGL and the like would tell browsers apart better, and take a slow phone tenths of a second
 * each while its owner wants to scroll: the identifier is a hint (decision 0006), so they are left out.
 */
const attributes: Readonly<Record<string, () => unknown>> = {
  canvas: getUnstableCanvasFingerprint,
  screen: getUnstableScreenResolution,
  cores: getUnstableHardwareConcurrency,
  ratio: () => window.devicePixelRatio,
  colorDepth: () => window.screen.colorDepth,
  memory: () => (navigator as Telling).deviceMemory,
  platform: () => (navigator as Telling).userAgentData?.platform ?? navigator.userAgent.replaceAll(/[\d._]+/g, ''),
  vendor: () => navigator.vendor,
  languages: () => navigator.languages,
  touchPoints: () => navigator.maxTouchPoints,
  // Its offset and its name. The first use of Intl, which would tell the zone itself, takes a slow phone 180 ms.
  timeZone: () => new Date(0).toString(),
};

/** The attributes as one text. One that cannot be read counts as none. A touch is answered between one and the next. */
export async function collectAttributes(): Promise<string> {
  let text = '';
  for (const read of Object.values(attributes)) {
    text += JSON.stringify(await tryRead(read));
    await nextTask();
  }
  return text;
}

async function tryRead(read: () => unknown): Promise<unknown> {
  try {
    return (await read()) ?? null;
  } catch {
    return null;
  }
}
