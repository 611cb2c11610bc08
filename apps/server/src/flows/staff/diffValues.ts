type Values = Readonly<Record<string, unknown>> | null;

interface Difference {
  /** `roles`, `address.city` */
  readonly path: string;
  /** A text as it is, everything else as JSON; null: it was not there. */
  readonly before: string | null;
  readonly after: string | null;
  readonly isChanged: boolean;
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** What an audit row says, value by value; objects are opened, lists are one value. */
export function diffValues(before: Values, after: Values): Difference[] {
  const [was, is] = [new Map(flatten(before ?? {}, '')), new Map(flatten(after ?? {}, ''))];
  const paths = [...new Set([...was.keys(), ...is.keys()])];
  return paths.map((path) => {
    const [old, now] = [was.get(path) ?? null, is.get(path) ?? null];
    return { path, before: old, after: now, isChanged: old !== now };
  });
}

function flatten(values: Readonly<Record<string, unknown>>, above: string): [path: string, value: string][] {
  return Object.entries(values).flatMap(([key, value]): [string, string][] => {
    const path = above === '' ? key : `${above}.${key}`;
    return isObject(value) && Object.keys(value).length > 0 ? flatten(value, path) : [[path, textOf(value)]];
  });
}

const textOf = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));
