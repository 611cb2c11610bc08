import { redirect } from 'react-router';

/** Any unmatched path leads home (specification §2). */
export function loader() {
  return redirect('/');
}

/** The same without asking the server. */
export function clientLoader() {
  return redirect('/');
}

export default function Unmatched() {
  return null;
}
