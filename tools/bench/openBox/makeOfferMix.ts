import { rules } from '@jiwu/contract';
import pg from 'pg';

const SAVINGS = [...rules.openBox.savings, ''];
const FLAGS = ['', '&complete=1', '&working=1', '&free=1', '&dropping=1', '&complete=1&working=1&free=1'];
const GRADES = ['', '&grade=a', '&grade=b,c', '&grade=new', '&grade=a,b'];

/** A mix that is the same in each run: categories of every level, brands, grades, prices, savings and flags in every sort. */
export async function makeOfferMix(databaseUrl: string, each: number): Promise<string[]> {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    const named = async (prefix: string) => {
      const { rows } = await client.query<{ value: string }>(
        `select distinct substr(facet, 3) as value from open_box_search, unnest(facets) as facet
        where starts_with(facet, $1) order by value`,
        [prefix],
      );
      return rows.map(({ value }) => value);
    };
    const [categories, brands] = [await named('c:'), await named('b:')];
    return Array.from({ length: each }, (_, index) => pathOf(index, { categories, brands }));
  } finally {
    await client.end();
  }
}

interface Names {
  readonly categories: readonly string[];
  readonly brands: readonly string[];
}

/** Each kind of condition has a step of its own, so that all of them meet. */
function pathOf(index: number, { categories, brands }: Names): string {
  const pick = (list: readonly string[], step: number) => list[Math.floor(index / step) % list.length] ?? '';
  const saving = pick(SAVINGS, 11);
  return [
    `/api/openBox?sort=${pick(rules.openBox.sorts, 1)}`,
    index % 2 === 0 ? `&category=${pick(categories, 2)}` : '',
    index % 5 === 0 ? `&brand=${pick(brands, 5)}` : '',
    pick(GRADES, 3),
    pick(FLAGS, 7),
    index % 4 === 1 && saving !== '' ? `&saving=${saving}` : '',
    index % 6 === 1 ? `&from=${100 + (index % 90) * 10}&to=${1500 + (index % 50) * 20}` : '',
  ].join('');
}
