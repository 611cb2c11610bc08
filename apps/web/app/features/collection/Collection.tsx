import { QueryClientProvider } from '@tanstack/react-query';
import { collectionClient } from './collectionClient.ts';
import { CollectionContent } from './CollectionContent.tsx';

/** What someone keeps: what has become cheaper, run out or come back, and taking things out again. */
export function Collection() {
  return (
    <QueryClientProvider client={collectionClient}>
      <CollectionContent />
    </QueryClientProvider>
  );
}
