import type { OrderLine } from './OrderLine.ts';
import type { Scope } from './Scope.ts';

export function scopeCovers(scope: Scope, { categoryPath, productId, channel }: OrderLine): boolean {
  switch (scope.kind) {
    case 'all':
      return true;
    case 'categories':
      return scope.categoryIds.some((id) => categoryPath.includes(id));
    case 'products':
      return scope.productIds.includes(productId);
    case 'channel':
      return scope.channel === channel;
  }
}
