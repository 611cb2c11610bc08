import { Link, useSearchParams } from 'react-router';

/** Opens an order beside the list, whose filters stay as they are. */
export function OrderLink({ no }: { no: string }) {
  const [search] = useSearchParams();
  const after = new URLSearchParams(search);
  after.set('open', no);
  return <Link to={`?${after.toString()}`}>{no}</Link>;
}
