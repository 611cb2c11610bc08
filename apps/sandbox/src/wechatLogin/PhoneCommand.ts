import { z } from 'zod';
import { findPerson, type Person, people } from './people.ts';
import { PhoneAction } from './PhoneAction.ts';

const person = z.string().transform((id, context): Person => {
  const found = findPerson(id);
  if (found !== undefined) return found;
  context.addIssue({ code: 'custom', message: `person is one of ${people.map((one) => one.id).join(', ')}` });
  return z.NEVER;
});

/** A person and an action: the body of the phone's forms and of the control calls alike. */
export const PhoneCommand = z.strictObject({ person: person.default(people[0]), action: PhoneAction });

export const PersonChoice = PhoneCommand.pick({ person: true });
