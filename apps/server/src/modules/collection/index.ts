export { addToCollection } from './addToCollection.ts';
export { listKept, removeCollection, removeFromCollection } from './collectionQueries.ts';
export { sweepCollection } from './sweepCollection.ts';
