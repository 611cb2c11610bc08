import { apiUrl } from './addresses.ts';

interface Card {
  readonly id: string;
  readonly title: string;
  readonly priceFen: number;
}

/** The first product of the demo shop that a search leads to. */
export async function findDemoProduct(keyword: string): Promise<Card> {
  const response = await fetch(`${apiUrl}/api/resource/list?keyword=${encodeURIComponent(keyword)}`);
  const { data } = (await response.json()) as { data: { items: Card[] } };
  const [first] = data.items;
  if (!first) throw new Error(`the demo shop has nothing for ${keyword}`);
  return first;
}
