import { callbackRules } from './callbackRules.ts';
import type { Books } from './createBooks.ts';
import type { Faults } from './createFaults.ts';
import type { Timers } from './createTimers.ts';
import type { GatewayName } from './GatewayName.ts';
import type { Notice, OutgoingMessage, ShopAnswer } from './Notice.ts';
import type { Forgery } from './PayFaults.ts';
import { shuffle } from './shuffle.ts';

/** Made anew for each try, since it carries the time and a nonce. */
export type WriteMessage = (notice: Notice, forgery: Forgery | null) => OutgoingMessage;

export interface Notifier {
  /** As the gateway does it, under the faults in force; ends when the first try has been answered or put off. */
  readonly notify: (notice: Notice) => Promise<void>;
  /** One try now, whatever the faults. */
  readonly send: (notice: Notice, forgery?: Forgery | null) => Promise<ShopAnswer>;
  /** Sends what `reorder` holds back, shuffled; says how many. */
  readonly release: () => number;
}

interface Parts {
  readonly books: Books;
  readonly faults: Faults;
  readonly timers: Timers;
  readonly write: Readonly<Record<GatewayName, WriteMessage>>;
}

export function createNotifier({ books, faults, timers, write }: Parts): Notifier {
  let held: Notice[] = [];

  const send: Notifier['send'] = async (notice, forgery = null) => {
    const { timeoutMs, isAccepted } = callbackRules[notice.gateway];
    const message = write[notice.gateway](notice, forgery);
    const answer = await post(notice.url, message, timeoutMs);
    books.notifications.record(notice, answer, isAccepted(answer));
    return answer;
  };

  const attempt = async (notice: Notice, tries: number): Promise<void> => {
    const { duplicate, drop, forge, scheduleFactor } = faults.of(notice.gateway);
    if (drop) return;
    const { isAccepted, repeatAfterS } = callbackRules[notice.gateway];
    const answers = await Promise.all(Array.from({ length: duplicate }, () => send(notice, forge)));
    const waitS = repeatAfterS[tries];
    // A forger does not follow the gateway's schedule, and the true callback is the one that was lost.
    if (forge !== null || answers.some(isAccepted) || waitS === undefined) return;
    timers.after(waitS * 1000 * scheduleFactor, () => attempt(notice, tries + 1));
  };

  const release = (): number => {
    const waiting = shuffle(held);
    held = [];
    for (const notice of waiting) timers.after(0, () => attempt(notice, 0));
    return waiting.length;
  };

  return {
    send,
    release,
    async notify(notice) {
      const { delayMs, reorder } = faults.of(notice.gateway);
      if (reorder > 1) {
        held.push(notice);
        if (held.length >= reorder) release();
      } else if (delayMs > 0) {
        timers.after(delayMs, () => attempt(notice, 0));
      } else {
        await attempt(notice, 0);
      }
    },
  };
}

async function post(url: string, message: OutgoingMessage, timeoutMs: number): Promise<ShopAnswer> {
  try {
    const reply = await fetch(url, {
      method: 'POST',
      headers: message.headers,
      body: message.body,
      redirect: 'manual',
      signal: AbortSignal.timeout(timeoutMs),
    });
    return { status: reply.status, body: await reply.text() };
  } catch {
    return { status: 0, body: '' };
  }
}
