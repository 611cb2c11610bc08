import { type Browser, chromium } from 'playwright-core';

/** Debian's Chromium, quiet on the network. */
export const chromiumPath = process.env['CHROMIUM'] ?? '/usr/bin/chromium';
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

export async function launchChromium(): Promise<Browser> {
  return await chromium.launch({ executablePath: chromiumPath, args: chromiumFlags });
}
