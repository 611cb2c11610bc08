/** Beyond this, a value that several modules use would weigh more than the record that it stands in. */
const MOST_CHARACTERS = 600;

/** A value as code; null where it is too long, or a copy of it would not be the same. */
export function literal(value: unknown): string | null {
  const text = write(value);
  return text === null || text.length > MOST_CHARACTERS ? null : text;
}

function write(value: unknown): string | null {
  if (value instanceof RegExp) return String(value);
  if (Array.isArray(value)) {
    const parts = value.map(write);
    return parts.includes(null) ? null : `[${parts.join(',')}]`;
  }
  if (typeof value === 'object' && value !== null) {
    const parts = Object.entries(value).map(([key, part]) => [JSON.stringify(key), write(part)] as const);
    return parts.some(([, part]) => part === null) ? null : `{${parts.map((part) => part.join(':')).join(',')}}`;
  }
  return typeof value === 'function' || value === undefined ? null : JSON.stringify(value);
}
