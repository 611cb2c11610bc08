import type { Session } from '@jiwu/contract';
import {
  bindWechat,
  type Device,
  findUserByWechat,
  issueBindKey,
  type WechatPerson,
} from '../../../modules/people/identity/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import type { Services } from '../../../platform/services.ts';
import { openSession } from './openSession.ts';

interface WechatLoginResult {
  readonly nickname: string;
  readonly session: Session | null;
  readonly bindKey: string | null;
}

/** A person identified by WeChat: signed in if we know them, else asked for a phone number. */
export async function finishWechatLogin(
  tx: Tx,
  services: Services,
  input: { person: WechatPerson; device: Device },
): Promise<WechatLoginResult> {
  const { person, device } = input;
  const now = services.clock();
  const userId = await findUserByWechat(tx, person);
  if (!userId) {
    const bindKey = await issueBindKey(tx, { person, browserId: device.browserId, now });
    return { nickname: person.nickname, session: null, bindKey };
  }
  // Known by unionid while this app's place is taken by another WeChat of theirs: signed in, and nothing changed.
  await bindWechat(tx, { userId, person, now });
  return { nickname: person.nickname, session: await openSession(tx, services, { userId, device }), bindKey: null };
}
