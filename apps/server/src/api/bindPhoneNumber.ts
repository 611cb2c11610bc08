import type { userEndpoints } from '@jiwu/contract';
import { bindPhoneToWechat } from '../flows/accounts/outside/bindPhoneToWechat.ts';
import { loadOperator } from '../flows/accounts/queries/loadOperator.ts';
import { movePhone } from '../flows/accounts/movePhone.ts';
import * as identity from '../modules/people/identity/index.ts';
import { violatedConstraint } from '../platform/database/violatedConstraint.ts';
import { ShopError } from '../platform/errors/ShopError.ts';
import type { Handler } from '../platform/http/registerEndpoints.ts';
import type { RequestContext } from '../platform/http/RequestContext.ts';
import { assertOwnPassword } from './assertOwnPassword.ts';
import { deviceOf } from './deviceOf.ts';

type Bind = Handler<typeof userEndpoints.userBindPhoneNumber>;
type Body = Parameters<Bind>[1]['body'];

/** One call of the specification, two uses: the end of a first WeChat login (with its key), or a signed-in user's move. */
export const bindPhoneNumber: Bind = async (context, { body }) => {
  try {
    return await (body.bindKey ? finishLogin(context, body, body.bindKey) : moveAccount(context, body));
  } catch (error) {
    // Two accounts proved the same number, or bound the same WeChat, at the same moment.
    const constraint = violatedConstraint(error);
    if (constraint === 'users_phone_number') throw new ShopError('PHONE_BOUND_ELSEWHERE');
    if (constraint === 'wechat_bindings_openid') throw new ShopError('WECHAT_BOUND_ELSEWHERE');
    throw error;
  }
};

async function proveCode(context: RequestContext, body: Body) {
  const { services, addressKey, proof } = context;
  return await identity.proveSmsCode(services, {
    ...body,
    proof,
    purpose: 'bind',
    browserId: context.browserId(),
    addressKey,
  });
}

async function finishLogin(context: RequestContext, body: Body, bindKey: string) {
  const { services } = context;
  const device = deviceOf(context);
  const proven = await proveCode(context, body);
  context.keepDeviceKey(device.key);
  return await context.write(async (tx) => {
    const session = await bindPhoneToWechat(tx, services, { proven, bindKey, agreed: body.agreed, device });
    return { operator: session.operator, session };
  });
}

async function moveAccount(context: RequestContext, body: Body) {
  const { services } = context;
  const caller = context.user();
  const passwordHash = await assertOwnPassword(context, body.password ?? '');
  const proven = await proveCode(context, body);
  return await context.write(async (tx) => {
    await identity.lockVerifiedUser(tx, { userId: caller.userId, passwordHash });
    await identity.assertSessionLive(tx, caller);
    const own = { userId: caller.userId, now: services.clock() };
    await identity.useSmsCode(tx, proven, own.now);
    await movePhone(tx, { config: services.config, ...own, phoneNumber: body.phoneNumber });
    return { operator: await loadOperator(tx, own), session: null };
  });
}
