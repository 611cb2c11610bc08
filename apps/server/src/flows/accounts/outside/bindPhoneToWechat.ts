import type { Session } from '@jiwu/contract';
import {
  type Agreed,
  bindWechat,
  type Device,
  findUserByPhone,
  findUserByWechat,
  type ProvenSmsCode,
  useBindKey,
  useSmsCode,
} from '../../../modules/people/identity/index.ts';
import type { Tx } from '../../../platform/database/Tx.ts';
import { ShopError } from '../../../platform/errors/ShopError.ts';
import type { Services } from '../../../platform/services.ts';
import { registerUser } from '../../invitations/registerUser.ts';
import { openSession } from './openSession.ts';

interface Input {
  readonly proven: ProvenSmsCode;
  readonly bindKey: string;
  readonly agreed: Agreed | undefined;
  readonly device: Device;
}

/** The end of a first WeChat login: joins the account that has this phone number, or makes one. */
export async function bindPhoneToWechat(tx: Tx, services: Services, input: Input): Promise<Session> {
  const now = services.clock();
  const { proven, device } = input;
  await useSmsCode(tx, proven, now);
  const person = await useBindKey(tx, { bindKey: input.bindKey, browserId: device.browserId, now });
  // Another window may have finished this person's first login by now.
  if (await findUserByWechat(tx, person)) throw new ShopError('WECHAT_BOUND_ELSEWHERE');
  const existing = await findUserByPhone(tx, proven.phoneNumber);
  if (!existing && !input.agreed) throw new ShopError('CONSENT_MISSING');
  const userId =
    existing?.id ??
    (await registerUser(tx, {
      config: services.config,
      phoneNumber: proven.phoneNumber,
      passwordHash: null,
      name: person.nickname,
      agreed: input.agreed as Agreed,
      browserId: device.browserId,
      now,
    }));
  if (!(await bindWechat(tx, { userId, person, now }))) throw new ShopError('WECHAT_BOUND_ELSEWHERE');
  return await openSession(tx, services, { userId, device });
}
