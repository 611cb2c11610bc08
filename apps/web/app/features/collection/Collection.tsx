import { QueryClientProvider } from '@tanstack/react-query';
import { collectionClient } from './collectionClient.ts';
import { CollectionContent } from './CollectionContent.tsx';

/** The user's collection: products that became cheaper, ran out or came back, and removing them. */
export function Collection() {
  return (
    <QueryClientProvider client={collectionClient}>
      <CollectionContent />
    </QueryClientProvider>
  );
}
