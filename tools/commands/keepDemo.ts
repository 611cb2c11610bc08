import { createShopServices } from '../../apps/server/src/composition/createShopServices.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { every } from '../../apps/server/src/platform/jobs/every.ts';
import { closeServices } from '../../apps/server/src/platform/services.ts';
import { keepDemoShop } from '../demo-data/keepDemoShop.ts';
import { createDemoPictureMaker } from '../lib/createDemoPictureMaker.ts';
import { runCommand } from '../lib/runCommand.ts';
import { untilAborted } from '../lib/untilAborted.ts';

const PERIOD_MS = 5 * 60_000;

/**
 * Lets time pass in a demo shop that keeps running: `pnpm dev` starts it beside the shop. At midnight the next deals come, their
 * pieces are bought during the day, and other groups follow those that are over; opened
 * things are sold, and others take their place; brand placements follow one another; an order waits to be paid. Nothing else starts it, and a real shop refuses it.
 */
await runCommand('demo', async (interrupt) => {
  const config = readConfig(process.env);
  if (config.NODE_ENV === 'production') throw new Error('a real shop has real buyers');
  const services = createShopServices(config, 'demo');
  const { db, log, clock, storage } = services;
  const pictures = { maker: createDemoPictureMaker(), storage };
  const keeping = every(log, 'the channels of the demo shop', PERIOD_MS, async () => {
    await keepDemoShop(db, { pictures, now: clock() });
  });
  await untilAborted(interrupt);
  keeping.stop();
  await closeServices(services);
  return 0;
});
