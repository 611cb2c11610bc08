import { useSearchParams } from 'react-router';

export type AddressQuery = Readonly<Record<string, string>>;

interface Address {
  /** What stands in the address bar. */
  readonly query: AddressQuery;
  /** Changes some of it; an empty value goes away. Filters replace the entry of the history, an opened drawer adds one. */
  readonly change: (changes: Readonly<Record<string, string | undefined>>, options?: { push?: boolean }) => void;
}

/** View, filters, sort, open drawer and tab live in the address: a copied link shows the same page. */
export function useAddress(): Address {
  const [search, setSearch] = useSearchParams();
  return {
    query: Object.fromEntries(search),
    change(changes, { push = false } = {}) {
      setSearch(
        (before) => {
          const after = new URLSearchParams(before);
          for (const [key, value] of Object.entries(changes)) {
            if (value) after.set(key, value);
            else after.delete(key);
          }
          return after;
        },
        { replace: !push },
      );
    },
  };
}
