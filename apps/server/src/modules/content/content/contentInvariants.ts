import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const contentInvariants: readonly Invariant[] = [
  {
    number: 84,
    title:
      'The versions of a text are numbered without gaps, only the newest is being written, and none that came after what is shown is over',
    each: 'shop',
    query: sql`
      select text.id, 'gap' as detail from texts as text
      left join text_versions as version on version.text_id = text.id
      group by text.id having count(version.no) = 0 or max(version.no) <> count(version.no)
      union all
      select version.text_id, 'written before the newest' from text_versions as version
      where version.state in ('draft', 'scheduled')
        and exists (select from text_versions as later where later.text_id = version.text_id and later.no > version.no)
      union all
      select version.text_id, 'shown before a later version' from text_versions as version
      where version.state = 'shown' and exists (
        select from text_versions as later
        where later.text_id = version.text_id and later.no > version.no and later.state in ('replaced', 'withdrawn'))`,
  },
  {
    number: 85,
    title: 'Exactly the entries of the guide that are shown are found by words',
    each: 'shop',
    query: sql`
      select version.text_id as id, 'not found' as detail from text_versions as version
      where version.state = 'shown' and version.kind = 'guide'
        and not exists (select from text_words as word where word.text_id = version.text_id)
      union all
      select distinct word.text_id, 'found, and not shown' from text_words as word
      where not exists (
        select from text_versions as version
        where version.text_id = word.text_id and version.state = 'shown' and version.kind = 'guide')`,
  },
];
