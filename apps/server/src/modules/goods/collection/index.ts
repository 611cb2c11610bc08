export { addToCollection } from './addToCollection.ts';
export {
  countCollected,
  listCollectors,
  listCollected,
  removeCollection,
  removeFromCollection,
} from './collectionQueries.ts';
export { sweepCollection } from './sweepCollection.ts';
