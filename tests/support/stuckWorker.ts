import { readConfig } from '../../apps/server/src/platform/config/config.ts';
import { startWorker } from '../../apps/server/src/platform/jobs/startWorker.ts';
import { createServices } from '../../apps/server/src/platform/services.ts';

/** A worker that takes a job and never lets go of it, until it is killed. */
const services = createServices(readConfig(process.env), 'stuck-worker');
const hold = async (): Promise<void> => {
  console.log('holding a job');
  await new Promise(() => {});
};
await startWorker(services, {
  handlers: {
    exportUserData: hold,
    sweepExpired: hold,
    announceProduct: hold,
    tellKeepers: hold,
    refreshProduct: hold,
    reindexGoods: hold,
    countOutlooks: hold,
    rankProducts: hold,
    countBoughtTogether: hold,
    checkIntegrity: hold,
    reckonLevels: hold,
    reconcile: hold,
    reconcileDay: hold,
    closeEndedPayments: hold,
    settleAdvertisements: hold,
    makeStaffExport: hold,
  },
  cron: '',
  sweeps: [],
});
console.log('working');
