import { writeAlipayNotify } from '../alipay/writeAlipayNotify.ts';
import type { Clock } from '../Clock.ts';
import type { PayConfig } from '../config.ts';
import { writeWechatCallback } from '../wechatPay/writeWechatCallback.ts';
import { type Books, createBooks } from './createBooks.ts';
import { createFaults, type Faults } from './createFaults.ts';
import { createNotifier, type Notifier } from './createNotifier.ts';
import { createTimers, type Timers } from './createTimers.ts';

/** Everything the two gateways share while the sandbox runs. */
export interface PayWorld {
  readonly config: PayConfig;
  readonly now: Clock;
  readonly books: Books;
  readonly faults: Faults;
  readonly timers: Timers;
  readonly notifier: Notifier;
}

export function createPayWorld(config: PayConfig, now: Clock): PayWorld {
  const books = createBooks(config.booksFile, now);
  const faults = createFaults();
  const timers = createTimers();
  const notifier = createNotifier({
    books,
    faults,
    timers,
    write: {
      wechat: (notice, forgery) => writeWechatCallback(config.wechat, now, notice, forgery),
      alipay: (notice, forgery) => writeAlipayNotify(config.alipay, now, notice, forgery),
    },
  });
  return { config, now, books, faults, timers, notifier };
}
