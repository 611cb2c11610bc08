import { createShopServices } from '../../apps/server/src/composition/createShopServices.ts';
import { makeExport } from '../../apps/server/src/flows/staff/outside/makeExport.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';

/** A worker that does nothing but one export, until it is done or killed. It says when it has read a page, and at the end how much memory it took. */
const services = createShopServices(readConfig(process.env), 'export-worker');
const { orders } = services.exports;
const exports = {
  ...services.exports,
  orders: {
    ...orders,
    read: async (...given: Parameters<typeof orders.read>) => {
      const page = await orders.read(...given);
      console.log('page');
      return page;
    },
  },
};
const [staffId, exportId] = [process.env['STAFF_ID'] ?? '', process.env['EXPORT_ID'] ?? ''];
await makeExport({ ...services, exports }, { staffId, exportId });
console.log(`MB ${Math.round(process.resourceUsage().maxRSS / 1024)}`);
process.exit(0);
