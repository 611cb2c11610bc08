import { workImport } from '../flows/goodsImport/outside/workImport.ts';
import { listBusyImports } from '../modules/goods/imports/index.ts';
import type { Services } from '../platform/services.ts';

const AT_ONCE = 20;

/** A sweep: files of goods that are checked, written or taken back. Whatever stopped another worker, the next run goes on where it was. */
export async function workGoodsImports(services: Services): Promise<void> {
  for (const file of await listBusyImports(services.db.read, AT_ONCE)) {
    await workImport(services, file).catch((error: unknown) => {
      services.log.warn({ err: error, id: file.id }, 'a file of goods could not be worked on');
    });
  }
}
