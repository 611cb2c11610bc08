import type { OrderLine } from './OrderLine.ts';
import type { Scope } from './Scope.ts';

export function scopeCovers(scope: Scope, { categoryPath, productId, channel }: OrderLine): boolean {
  if (scope.kind === 'categories') return scope.categoryIds.some((id) => categoryPath.includes(id));
  if (scope.kind === 'products') return scope.productIds.includes(productId);
  return scope.kind === 'all' || scope.channel === channel;
}
