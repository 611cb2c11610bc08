import { productIdOf } from '../demo-data/seeding/seedProduct.ts';

/** Pages that need an id: an example from the demo shop for each. */
const samples: Readonly<Record<string, string>> = {
  '/product': `/product?id=${productIdOf('zhiyin-n3-headphones')}`,
  '/resource': '/resource?category=home',
};

export function sampleAddress(path: string): string {
  return samples[path] ?? path;
}
