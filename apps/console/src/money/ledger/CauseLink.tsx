import { Link } from 'react-router';

interface CauseLinkProps {
  readonly cause: { readonly kind: string; readonly id: string };
  readonly children: string;
}

/** Leads to everything that a cause moved. */
export function CauseLink({ cause: { kind, id }, children }: CauseLinkProps) {
  return <Link to={`/ledger?${new URLSearchParams({ causeKind: kind, causeId: id }).toString()}`}>{children}</Link>;
}
