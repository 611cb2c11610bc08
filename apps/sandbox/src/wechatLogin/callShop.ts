import { z } from 'zod';

interface ShopCall {
  readonly origin: string;
  readonly path: string;
  readonly browserId: string;
  readonly body: Readonly<Record<string, string>>;
}

const envelope = z.object({ flag: z.boolean(), msg: z.string().nullish(), data: z.unknown() });

interface ShopAnswer {
  readonly flag: boolean;
  readonly msg: string;
  readonly data?: unknown;
}

/** Calls our own api as the mini program does. A failure becomes a message on the phone, not a crash. */
export async function callShop(call: ShopCall): Promise<ShopAnswer> {
  let text: string;
  try {
    const reply = await fetch(new URL(call.path, call.origin), {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'User-Type': 'User', anonymous: call.browserId },
      body: JSON.stringify(call.body),
      signal: AbortSignal.timeout(5_000),
    });
    text = await reply.text();
  } catch {
    return { flag: false, msg: '连不上商城，请稍后再试' };
  }
  try {
    const { flag, msg, data } = envelope.parse(JSON.parse(text));
    return { flag, msg: msg ?? '', data };
  } catch {
    return { flag: false, msg: '商城的回答无法识别' };
  }
}
