import { type RawBuilder, sql } from 'kysely';
import type { PolicyInForce } from './policiesInForce.ts';

/** As a part of a greater statement: whether a user has yet to agree to one of these. One form for any number of them. */
export function owesConsent(userId: RawBuilder<unknown>, inForce: readonly PolicyInForce[]): RawBuilder<boolean> {
  const documents = inForce.map(({ document }) => document);
  const versions = inForce.map(({ version }) => version);
  return sql<boolean>`exists (
    select from unnest(${documents}::text[], ${versions}::text[]) as required (document, version)
    where not exists (
      select from consents
      where consents.user_id = ${userId} and consents.document = required.document and consents.version = required.version))`;
}
