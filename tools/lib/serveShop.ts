import { emptyShopWords } from './emptyShopWords.ts';
import { startShop } from './startShop.ts';
import { untilAborted } from './untilAborted.ts';

type ShopOptions = Parameters<typeof startShop>[0];

/** Runs a shop in the foreground until it is interrupted or one of its parts dies; answers the exit code. */
export async function serveShop(
  name: string,
  interrupt: AbortSignal,
  options: Pick<ShopOptions, 'mode' | 'seed'>,
): Promise<number> {
  const shop = await startShop({
    ...options,
    database: 'persistent',
    ports: { web: 3000, api: 3001, sandbox: 3002, live: 3003, worker: 3004, console: 3005 },
    signal: interrupt,
    onStep: (text) => console.log(`[${name}] ${text}`),
    onLine: (part, line) => console.log(`[${part}] ${line}`),
  });
  console.log(
    `ready web=${shop.webUrl} console=${shop.consoleUrl} api=${shop.apiUrl} sandbox=${shop.sandboxUrl} live=${shop.liveUrl}`,
  );
  const emptyWords = await emptyShopWords(shop.databaseUrl);
  if (emptyWords !== null) for (const line of emptyWords.split('\n')) console.log(`[${name}] ${line}`);
  const death = await Promise.race([untilAborted(interrupt), shop.died]);
  console.log(`[${name}] ending everything`);
  await shop.stop();
  if (death === undefined) {
    console.log(`[${name}] ended`);
    return 0;
  }
  console.error(`[${name}] failed: ${death}`);
  return 1;
}
