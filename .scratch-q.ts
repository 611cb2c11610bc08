import { createDatabase } from './apps/server/src/platform/database/createDatabase.ts';
import { readFileSync } from 'node:fs';
import { countForStaff, listForStaff } from './apps/server/src/modules/trade/orders/index.ts';
const db = createDatabase({
  connectionString: readFileSync('/tmp/trade-scratch/url', 'utf8'),
  max: 2,
  applicationName: 'scratch',
});
try {
  console.log(await countForStaff(db.read, { overduePaidBefore: new Date(), todayPaidBefore: new Date(), most: 1000 }));
} catch (e) {
  console.log(e);
}
try {
  console.log(
    await listForStaff(db.read, {
      search: { created: { from: new Date() } },
      order: 'newest',
      after: undefined,
      limit: 50,
    }),
  );
} catch (e) {
  console.log(e);
}
await db.close();
