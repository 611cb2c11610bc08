import { createShopServices } from '../../apps/server/src/composition/createShopServices.ts';
import { workImport } from '../../apps/server/src/flows/goodsImport/outside/workImport.ts';
import { readConfig } from '../../apps/server/src/platform/config/config.ts';

/** A worker that does nothing but one import, until it is done or killed. */
const services = createShopServices(readConfig(process.env), 'import-worker');
await workImport(services, { id: process.env['IMPORT_ID'] ?? '' });
process.exit(0);
