import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadTexts } from '../../apps/server/src/flows/content/outside/loadTexts.ts';
import { readTextFiles, readTextPicture } from '../../tools/lib/readTextFiles.ts';
import { startTestShop, type TestShop } from '../support/startTestShop.ts';
import { type GuideQuestion, guideQuestions, heldBackQuestions } from './guideQuestions.ts';

const WITHIN = 3;
const LEAST = 36;

let shop: TestShop;

beforeAll(async () => {
  shop = await startTestShop();
  const files = (await readTextFiles()).filter(({ kind }) => kind === 'guide');
  await loadTexts(shop.services, { files, readPicture: readTextPicture, now: new Date(), say: () => {} });
}, 120_000);

afterAll(() => shop.stop());

interface Found {
  readonly items: readonly { readonly slug: string }[];
  readonly total: number;
  readonly terms: readonly string[];
}

/** As a page asks: over HTTP. */
async function search(words: string): Promise<Found> {
  const response = await fetch(`${shop.apiUrl}/api/guide/search?${new URLSearchParams({ words })}`);
  const { data } = (await response.json()) as { data: Found };
  return data;
}

/** How many have an entry that answers them within the first three; the others are told. */
async function countRight(name: string, questions: readonly GuideQuestion[]): Promise<number> {
  const misses: string[] = [];
  for (const { words, expect: wanted } of questions) {
    const found = (await search(words)).items.map(({ slug }) => slug);
    const isHit = found.slice(0, WITHIN).some((slug) => wanted.includes(slug));
    if (!isHit) misses.push(`${words}: ${found.slice(0, 5).join(', ') || 'nothing'}`);
  }
  console.log(`${name}: ${questions.length - misses.length} of ${questions.length}\n${misses.join('\n')}`);
  return questions.length - misses.length;
}

describe('search in the guide', () => {
  it('has 40 different questions, and each expects entries that exist', async () => {
    const known = await Promise.all(
      guideQuestions.flatMap((question) =>
        question.expect.map(async (slug) => {
          const { status } = await fetch(`${shop.apiUrl}/api/guide/answer?topic=${slug}`);
          return status === 200 ? [] : [slug];
        }),
      ),
    );
    expect(known.flat()).toEqual([]);
    expect(new Set(guideQuestions.map(({ words }) => words)).size).toBeGreaterThanOrEqual(40);
  });

  it('answers at least 36 of 40 within the first three', async () => {
    expect(await countRight('guide', guideQuestions)).toBeGreaterThanOrEqual(LEAST);
  });

  it('answers questions that nobody wrote keywords for, nine of ten', async () => {
    const right = await countRight('held back', heldBackQuestions);
    expect(right / heldBackQuestions.length).toBeGreaterThanOrEqual(0.9);
  });

  it('finds by pinyin and by initials', async () => {
    expect((await search('tuikuan')).items.slice(0, WITHIN).map(({ slug }) => slug)).toContain('refund');
    expect((await search('fp')).items.map(({ slug }) => slug)).toContain('invoice');
  });

  it('finds nothing for what the guide does not speak of', async () => {
    expect((await search('量子纠缠')).items).toEqual([]);
  });
});
