import { rules } from '@jiwu/contract';
import { maskName, maskPhone } from '../../modules/people/identity/index.ts';

/** What was looked for, as the audit log keeps it for good: a phone number and a recipient's name are those of a person. */
export function maskFilters(filters: Readonly<Record<string, string>>): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Object.entries(filters).map(([name, value]) => {
      if (rules.phonePattern.test(value)) return [name, maskPhone(value)];
      return [name, name === 'recipient' ? maskName(value) : value];
    }),
  );
}
