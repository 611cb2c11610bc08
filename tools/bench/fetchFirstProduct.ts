interface Detail {
  readonly categories: readonly { readonly id: string }[];
  readonly skus: readonly { readonly id: string; readonly available: number }[];
}

interface Envelope<T> {
  readonly data: T;
}

/** The product that heads the list, the category that it is in, and a SKU of it that can be bought. */
export async function fetchFirstProduct(apiUrl: string): Promise<{ id: string; categoryId: string; skuId: string }> {
  const [first] = await fetchProductIds(apiUrl, 10);
  if (!first) throw new Error('there are no products');
  const { data } = await fetchJson<Envelope<Detail>>(`${apiUrl}/api/product/detail?id=${first}`);
  const skuId = data.skus.find(({ available }) => available > 0)?.id ?? '';
  return { id: first, categoryId: data.categories[0]?.id ?? '', skuId };
}

export async function fetchProductIds(apiUrl: string, size: 10 | 60): Promise<string[]> {
  const { data } = await fetchJson<Envelope<{ items: readonly { id: string }[] }>>(
    `${apiUrl}/api/resource/list?size=${size}`,
  );
  return data.items.map(({ id }) => id);
}

async function fetchJson<T>(url: string): Promise<T> {
  const response = await fetch(url);
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  return (await response.json()) as T;
}
