import { type LoaderFunctionArgs, redirect } from 'react-router';

/** /login alone, or with a type that does not exist, leads to the default way; `from` goes along. */
export function loader({ request }: LoaderFunctionArgs) {
  return toDefault(request);
}

/** The same without asking the server. */
export function clientLoader({ request }: LoaderFunctionArgs) {
  return toDefault(request);
}

function toDefault(request: Request) {
  return redirect(`/login/usernamePassword${new URL(request.url).search}`);
}

export default function ToDefault() {
  return null;
}
