import { expect, type Page } from '@playwright/test';
import sharp from 'sharp';
import { drawSunCode } from '../../../apps/sandbox/src/wechatLogin/drawSunCode.ts';
import { sandboxUrl } from './addresses.ts';

/** The sandbox's people; a test that depends on a first login takes one that no other test touches. */
export type Person = 'lin' | 'chen' | 'zhao' | 'su' | 'he';

interface Codes {
  readonly website: readonly { readonly uuid: string; readonly state: string }[];
  readonly miniProgram: readonly { readonly scene: string; readonly createdAt: string }[];
}

async function listCodes(): Promise<Codes> {
  return (await (await fetch(`${sandboxUrl}/control/wechat/codes`)).json()) as Codes;
}

async function command(path: string, person: Person, action: 'scan' | 'confirm' | 'refuse'): Promise<void> {
  const response = await fetch(`${sandboxUrl}/control/wechat/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ person, action }),
  });
  const outcome = (await response.json()) as { ok: boolean; msg: string };
  expect(outcome, outcome.msg).toMatchObject({ ok: true });
}

/** A phone that acts on a mini-program code. */
export function onMiniProgramCode(scene: string, person: Person, action: 'scan' | 'confirm' | 'refuse'): Promise<void> {
  return command(`miniProgram/${scene}`, person, action);
}

/** A phone that acts on the website's QR code; the code is known by the `state` that the shop gave it. */
export async function onWebsiteCode(
  state: string,
  person: Person,
  action: 'scan' | 'confirm' | 'refuse',
): Promise<void> {
  await expect.poll(async () => (await listCodes()).website.some((code) => code.state === state)).toBe(true);
  const { uuid } = (await listCodes()).website.find((code) => code.state === state)!;
  await command(`website/${uuid}`, person, action);
}

/** Reads the mini-program code that the page shows, as a phone's camera does: parallel tests show codes of their own. */
export async function scanShownCode(page: Page): Promise<string> {
  const address = await page.getByRole('img', { name: '登录用的小程序码' }).getAttribute('src');
  const shown = Buffer.from(address?.split(',')[1] ?? '', 'base64');
  const { width } = await sharp(shown).metadata();
  for (const { scene } of (await listCodes()).miniProgram) {
    if (shown.equals(await drawSunCode(scene, width))) return scene;
  }
  throw new Error('the sandbox has drawn no such code');
}
