export { addToCollection } from './addToCollection.ts';
export { listCollectors, listCollected, removeCollection, removeFromCollection } from './collectionQueries.ts';
export { sweepCollection } from './sweepCollection.ts';
