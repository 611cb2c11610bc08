import { type Browser, chromium } from 'playwright-core';
import { disabledFeatures } from './disabledFeatures.ts';

/** Debian's Chromium, quiet on the network and without pages of its own. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  disabledFeatures,
];

export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
}
