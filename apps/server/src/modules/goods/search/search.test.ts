import { DAY_MS } from '@jiwu/kernel';
import fc from 'fast-check';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createTestDatabase, type TestDatabase } from '../../../../../../tests/support/createTestDatabase.ts';
import { createDatabase, type Database } from '../../../platform/database/createDatabase.ts';
import { buildSearchRow } from './document/buildSearchRow.ts';
import { loadSegmenter } from './document/loadSegmenter.ts';
import { indexWords, normalise } from './document/words.ts';
import { readFilters } from './filters/readFilters.ts';
import { word } from './filters/tsquery.ts';
import { ageScores } from './indexing/ageScores.ts';
import { assignTiers } from './indexing/assignTiers.ts';
import { listProducts } from './list/listProducts.ts';
import { searchRules } from './searchRules.ts';
import { insertTerms } from './terms/insertTerms.ts';
import { refreshTerms } from './terms/refreshTerms.ts';
import { sampleFacts } from './testing/sampleFacts.ts';

// Provided by the run's global setup, whose own declaration is outside this program's files.
declare module 'vitest' {
  interface ProvidedContext {
    readonly templateDatabaseUrl: string;
    readonly templateShopUrl: string;
    readonly redisUrl: string;
  }
}

const now = new Date('2026-11-15T04:00:00Z');
let test: TestDatabase;
let db: Database;

beforeAll(async () => {
  test = await createTestDatabase();
  db = createDatabase({ connectionString: test.url, max: 2, applicationName: 'search-test' });
  await loadSegmenter();
});
afterAll(async () => {
  await db.close();
  await test.drop();
});

/** Only the columns that ranking looks at differ; nothing here needs the products themselves. */
async function fill(count: number): Promise<void> {
  await db.transact(async (tx) => {
    await sql`alter table product_search drop constraint if exists product_search_product_id_fkey`.execute(tx);
    await sql`truncate product_search, search_terms`.execute(tx);
    await sql`
      insert into product_search
      select uuidv7(), 0, 100000 + n % 5000, n, 100, ${now}::timestamptz - n % 90 * interval '1 day', 'a', 'b', 'c', true,
        '{}', (case when n % 3 = 0 then '''降噪'':1A ''耳机'':1A' else '''耳机'':1A' end)::tsvector,
        json_build_object('n', n, 'goodRateBp', case when n % 4 = 0 then null else 8000 + n % 2000 end)
      from generate_series(1, ${count}::int) as n`.execute(tx);
  });
}

const tierCounts = async () => {
  const { rows } = await sql<{ tier: number; count: number }>`
    select tier, count(*)::int as count from product_search group by tier order by tier`.execute(db.read);
  return rows.map(({ tier, count }) => [tier, count]);
};
const versions = async () => {
  const { rows } = await sql<{
    version: string;
  }>`select xmin::text || ctid::text as version from product_search order by product_id`.execute(db.read);
  return rows.map(({ version }) => version);
};

describe('tiers', () => {
  it('hold as many as they should, the most popular first', async () => {
    await fill(4345);
    await assignTiers(db);
    expect(await tierCounts()).toEqual([
      [0, searchRules.tierSizes[0]],
      [1, 2345],
    ]);
    const { rows } = await sql<{ ok: boolean }>`
      select min(score) filter (where tier = 0) >= max(score) filter (where tier = 1) as ok from product_search`.execute(
      db.read,
    );
    expect(rows).toEqual([{ ok: true }]);
  });

  it('are left alone where they are right, and follow a score that changed', async () => {
    const before = await versions();
    await assignTiers(db);
    expect(await versions()).toEqual(before);
    await db.transact((tx) =>
      sql`update product_search set score = 999999 where product_id = (select product_id from product_search where tier = 1 limit 1)`.execute(
        tx,
      ),
    );
    await assignTiers(db);
    expect(await tierCounts()).toEqual([
      [0, searchRules.tierSizes[0]],
      [1, 2345],
    ]);
  });
});

describe('a long search', () => {
  it.each(['sales', 'score'] as const)('goes on beyond the products of its first pages, by %s', async (sort) => {
    await fill(600);
    await assignTiers(db);
    const seen: number[] = [];
    let cursor: string | null = null;
    do {
      const filters = readFilters({ keyword: '耳机' });
      const page = JSON.parse(await listProducts(db.read, { filters, sort, cursor, size: 24 })) as {
        items: { n: number }[];
        nextCursor: string | null;
      };
      seen.push(...page.items.map(({ n }) => n));
      cursor = page.nextCursor;
    } while (cursor);
    expect(seen.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 600 }, (_, index) => index + 1));
  });
});

describe('scores', () => {
  it('age by the same formula that makes them, once a day', async () => {
    await fill(400);
    await ageScores(db, now);
    const { rows } = await sql<{ score: number; salesCount: number; goodRateBp: number | null; listedAt: Date }>`
      select score, sales_count as "salesCount", (card->>'goodRateBp')::int as "goodRateBp", listed_at as "listedAt"
      from product_search where listed_at > ${new Date(now.getTime() - 66 * DAY_MS)}`.execute(db.read);
    expect(rows.length).toBeGreaterThan(250);
    for (const { score, goodRateBp, ...facts } of rows) {
      const expected = buildSearchRow({ facts: sampleFacts(facts), inStockSkuIds: new Set(), goodRateBp, now }).score;
      expect(Math.abs(score - expected)).toBeLessThanOrEqual(1);
    }
    const before = await versions();
    await ageScores(db, new Date(now.getTime() + 60_000));
    expect(await versions()).toEqual(before);
    await ageScores(db, new Date(now.getTime() + DAY_MS));
    expect(await versions()).not.toEqual(before);
  });
});

describe('terms', () => {
  it('know how many products they lead to', async () => {
    await fill(300);
    await db.transact((tx) =>
      insertTerms(tx, [
        { term: '降噪', kind: 'word' },
        { term: '耳机', kind: 'word' },
        { term: '音箱', kind: 'word' },
      ]),
    );
    const spelled = await db.read
      .selectFrom('search_terms')
      .select(['term', 'pinyin', 'initials'])
      .orderBy('pinyin')
      .execute();
    expect(spelled.map(({ term, pinyin, initials }) => [term, pinyin, initials])).toEqual([
      ['耳机', 'erji', 'ej'],
      ['降噪', 'jiangzao', 'jz'],
      ['音箱', 'yinxiang', 'yx'],
    ]);
    const counts = async () => {
      const rows = await db.read.selectFrom('search_terms').select(['term', 'product_count']).execute();
      return Object.fromEntries(rows.map(({ term, product_count }) => [term, product_count]));
    };
    expect(await counts()).toEqual({ 降噪: 1, 耳机: 1, 音箱: 1 });
    await refreshTerms(db);
    expect(await counts()).toEqual({ 降噪: 100, 耳机: 300, 音箱: 0 });
    // A product that has it again makes it known again; the counts of the others stay.
    await db.transact((tx) =>
      insertTerms(tx, [
        { term: '音箱', kind: 'word' },
        { term: '耳机', kind: 'word' },
      ]),
    );
    expect(await counts()).toEqual({ 降噪: 100, 耳机: 300, 音箱: 1 });
  });
});

it('writes any title so that PostgreSQL reads it, and finds each of its words', async () => {
  const title = fc.string({
    minLength: 2,
    maxLength: 40,
    unit: fc.constantFrom(...Array.from('降噪耳机N3usb-c\'\\:*&|! "()<>_%é４ｋ，。🎧')),
  });
  await fc.assert(
    fc.asyncProperty(title, title, async (text, value) => {
      const facts = sampleFacts({
        title: text,
        options: [{ name: '颜色', values: [{ value, swatch: null, pictureId: null }] }],
        skus: [{ id: 'a', optionValues: [value], priceFen: 1, marketPriceFen: null, vipPriceFen: null }],
      });
      const { document } = buildSearchRow({ facts, inStockSkuIds: new Set(), goodRateBp: null, now });
      const lexemes = [...indexWords(normalise(text)), `o:颜色:${value}`];
      const { rows } = await sql<{ found: boolean }>`
        select ${document}::tsvector @@ asked::tsquery as found from unnest(${lexemes.map(word)}::text[]) as asked`.execute(
        db.read,
      );
      expect(rows.map(({ found }) => found)).toEqual(lexemes.map(() => true));
    }),
    { numRuns: 60 },
  );
});
