import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  giftLists,
  listProducts,
  nearWords,
  readFilters,
  refreshTerms,
} from '../../apps/server/src/modules/goods/search/index.ts';
import { createDatabase, type Database } from '../../apps/server/src/platform/database/createDatabase.ts';
import { createTestDatabase, type TestDatabase } from '../support/createTestDatabase.ts';
import { absent, foreign, instead, queries } from './queries.ts';
import { seedForSearch, slugByTitle } from './seedForSearch.ts';

const WITHIN = 3;
const MIN_SHARE = 55 / 60;

let test: TestDatabase;
let db: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  db = createDatabase({ connectionString: test.url, max: 4, applicationName: 'relevance' });
  await db.transact(seedForSearch);
  await refreshTerms(db);
}, 120_000);

afterAll(async () => {
  await db.close();
  await test.drop();
});

interface Found {
  readonly items: readonly { readonly title: string }[];
  readonly searchedFor: string | null;
}

async function search(keyword: string): Promise<Found> {
  const asked = { filters: readFilters({ keyword }), sort: 'score', cursor: null, size: 24 } as const;
  return JSON.parse(await listProducts(db.read, asked)) as Found;
}

async function searchSlugs(keyword: string): Promise<string[]> {
  return (await search(keyword)).items.map(({ title }) => slugByTitle.get(title) ?? title);
}

describe('search over the demo shop', () => {
  it('has at least 60 queries, and each expects products that exist', () => {
    const slugs = new Set(slugByTitle.values());
    const unknown = queries.flatMap((query) => query.expect.filter((slug) => !slugs.has(slug)));
    expect(unknown).toEqual([]);
    expect(queries.length).toBeGreaterThanOrEqual(60);
    expect(new Set(queries.map(({ keyword }) => keyword)).size).toBe(queries.length);
  });

  it('finds an expected product within the first three', async () => {
    const misses: string[] = [];
    for (const query of queries) {
      const found = await searchSlugs(query.keyword);
      const isHit = found.slice(0, WITHIN).some((slug) => query.expect.includes(slug));
      if (!isHit) misses.push(`${query.keyword}: ${found.slice(0, 5).join(', ') || 'nothing'}`);
    }
    console.log(`relevance: ${queries.length - misses.length} of ${queries.length}\n${misses.join('\n')}`);
    expect((queries.length - misses.length) / queries.length, misses.join('\n')).toBeGreaterThanOrEqual(MIN_SHARE);
  }, 120_000);

  it('says what it searched for where the words find nothing, and finds it', async () => {
    for (const { keyword, searchedFor } of instead) {
      const found = await search(keyword);
      expect([keyword, found.searchedFor]).toEqual([keyword, searchedFor]);
      expect(found.items, keyword).not.toEqual([]);
    }
    const lost: string[] = [];
    const offered = [...nearWords.values(), ...[...giftLists].flat()];
    for (const word of offered) {
      const found = await search(word);
      if (found.items.length === 0 || found.searchedFor !== null) lost.push(word);
    }
    expect(lost).toEqual([]);
  }, 120_000);

  it('finds nothing where the shop has nothing that would do', async () => {
    const found = await Promise.all(absent.map(async (keyword) => [keyword, await searchSlugs(keyword)]));
    expect(found).toEqual(absent.map((keyword) => [keyword, []]));
  });

  it('leaves out what is something else, though it has to do with the word', async () => {
    const slugs = new Set(slugByTitle.values());
    expect(foreign.flatMap(({ never }) => never.filter((slug) => !slugs.has(slug)))).toEqual([]);
    for (const { keyword, never } of foreign) {
      const found = await searchSlugs(keyword);
      expect([keyword, found.filter((slug) => never.includes(slug))]).toEqual([keyword, []]);
    }
  });
});
