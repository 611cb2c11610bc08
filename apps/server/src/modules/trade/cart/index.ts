export { addLines } from './addLines.ts';
export { addSkus } from './addSkus.ts';
export {
  type CartCount,
  type CartLine,
  countCart,
  findLine,
  hasCart,
  listLines,
  listLinesOfSku,
  productsInCart,
} from './cartQueries.ts';
export { type CartOwner, userCart } from './CartOwner.ts';
export { changeLine } from './changeLine.ts';
export { guestCart } from './guestCart.ts';
export { lockCart } from './lockCart.ts';
export { mergeCarts } from './mergeCarts.ts';
export { removeCart } from './removeCart.ts';
export { removeLines, setChosen } from './cartQueries.ts';
export { removeOrdered } from './removeOrdered.ts';
export { restoreLines } from './restoreLines.ts';
export { sweepCarts } from './sweepCarts.ts';
