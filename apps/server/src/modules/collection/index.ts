export { addToCollection } from './addToCollection.ts';
export { listKeepers, listKept, removeCollection, removeFromCollection } from './collectionQueries.ts';
export { sweepCollection } from './sweepCollection.ts';
