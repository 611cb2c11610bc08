import { z } from 'zod';
import { callShop } from './callShop.ts';
import type { MiniProgramCode } from './createMiniProgramCodes.ts';
import type { WechatWorld } from './createWechatWorld.ts';
import type { Person } from './people.ts';
import type { PhoneAction } from './PhoneAction.ts';
import { phoneBrowserIdOf } from './wechatIds.ts';

const scanData = z.object({ confirmKey: z.string().min(1) });

interface MiniProgramOutcome {
  readonly ok: boolean;
  readonly msg: string;
}

/**
 * Plays our mini program on a person's phone. It refuses nothing itself, neither a replay nor a late confirmation:
 * that is the api's work, and tests must be able to try it.
 */
export async function playMiniProgram(
  world: WechatWorld,
  code: MiniProgramCode,
  person: Person,
  action: PhoneAction,
): Promise<MiniProgramOutcome> {
  if (code.status === 'expired') return { ok: false, msg: '小程序码已失效' };
  if (action === 'expire') {
    code.status = 'expired';
    return { ok: true, msg: '小程序码已失效' };
  }
  const outcome =
    action === 'scan' || !code.confirmKeys.has(person.id) ? await scan(world, code, person) : { ok: true, msg: '' };
  const decided = outcome.ok && action !== 'scan' ? await decide(world, code, person, action) : outcome;
  code.message = decided.msg;
  return decided;
}

async function scan(world: WechatWorld, code: MiniProgramCode, person: Person): Promise<MiniProgramOutcome> {
  const answer = await callShop({
    origin: world.shopApiOrigin,
    path: '/api/user/login/wechatMp/scan',
    browserId: phoneBrowserIdOf(person),
    body: { scene: code.scene, code: world.jsCodes.issue(person), nickname: person.nickname },
  });
  if (!answer.flag) return { ok: false, msg: answer.msg || '商城拒绝了这次扫码' };
  const data = scanData.safeParse(answer.data);
  if (!data.success) return { ok: false, msg: '商城的回答里没有确认凭据' };
  code.confirmKeys.set(person.id, data.data.confirmKey);
  code.status = 'scanned';
  return { ok: true, msg: '' };
}

async function decide(
  world: WechatWorld,
  code: MiniProgramCode,
  person: Person,
  decision: 'confirm' | 'refuse',
): Promise<MiniProgramOutcome> {
  const answer = await callShop({
    origin: world.shopApiOrigin,
    path: '/api/user/login/wechatMp/decide',
    browserId: phoneBrowserIdOf(person),
    body: { scene: code.scene, confirmKey: code.confirmKeys.get(person.id) ?? '', decision },
  });
  if (!answer.flag) return { ok: false, msg: answer.msg || '商城拒绝了这次操作' };
  code.status = decision === 'confirm' ? 'confirmed' : 'refused';
  return { ok: true, msg: '' };
}
