import { useContext } from 'react';
import { UNSAFE_DataRouterContext as DataRouter, useLocation, useNavigate, useSearchParams } from 'react-router';
import { changedSearch } from './changedSearch.ts';

export type AddressQuery = Readonly<Record<string, string>>;

interface Address {
  /** What stands in the address bar. */
  readonly query: AddressQuery;
  /** Changes some of it; an empty value goes away. Filters replace the entry of the history, an opened drawer adds one. */
  readonly change: (changes: Readonly<Record<string, string | undefined>>, options?: { push?: boolean }) => void;
}

/** View, filters, sort, open drawer and tab live in the address: a copied link shows the same page. */
export function useAddress(): Address {
  const [search] = useSearchParams();
  const page = useLocation();
  const navigate = useNavigate();
  const router = useContext(DataRouter)?.router;
  return {
    query: Object.fromEntries(search),
    change(changes, { push = false } = {}) {
      // The hooks know the address of their last drawing, which is old after an await; the router knows where it is and where it is going.
      const now = router ? (router.state.navigation.location ?? router.state.location) : page;
      const after = changedSearch(now, page.pathname, changes);
      if (after !== null) void navigate({ pathname: now.pathname, search: after }, { replace: !push });
    },
  };
}
