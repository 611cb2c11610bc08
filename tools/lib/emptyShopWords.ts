import { createDatabase } from '../../apps/server/src/platform/database/createDatabase.ts';

/** What to say of a shop that has nothing to sell yet, and how it is filled; null: it has something. */
export async function emptyShopWords(databaseUrl: string): Promise<string | null> {
  const db = createDatabase({ connectionString: databaseUrl, max: 1, applicationName: 'jiwu-empty' });
  try {
    const product = await db.read.selectFrom('products').select('id').limit(1).executeTakeFirst();
    if (product) return null;
  } finally {
    await db.close();
  }
  return [
    'the shop is empty: nothing is for sale, and the demo accounts do not exist yet',
    'to look around: end this with Ctrl-C, `pnpm db:seed`, then `pnpm start` again (or `pnpm dev`, which does both)',
    'to open a shop of your own: `pnpm admin create NAME`, `pnpm content:load`, then the console',
  ].join('\n');
}
