import { rules } from '@jiwu/contract';
import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const businessesInvariants: readonly Invariant[] = [
  {
    number: 81,
    title: 'A code has one approved business, a user ten at most, and the state of each is that of its last review',
    each: 'shop',
    query: sql`
      select credit_code as id, 'code twice' as what from businesses
      where state = 'approved' group by credit_code having count(*) > 1
      union all
      select user_id::text, 'too many' from businesses
      where credit_code is not null group by user_id having count(*) > ${sql.lit(rules.business.maxPerUser)}
      union all
      select business.id::text, 'waiting' from businesses as business
      where (state = 'reviewing') <> exists (
        select from business_reviews as review
        where review.user_id = business.user_id and business_id = business.id and review.state = 'waiting'
          and (review.kind, review.credit_code, review.licence_name, review.principal, review.valid_until,
            review.licence_file_id, review.answer_by) is not distinct from (business.kind, business.credit_code,
            business.licence_name, business.principal, business.valid_until, business.licence_file_id, business.answer_by))
      union all
      select business.id::text, 'licence was not approved' from businesses as business
      where state in ('approved', 'stopped') and credit_code is not null and (
        select (kind, credit_code, licence_name, principal, valid_until, licence_file_id)
        from business_reviews as review
        where review.user_id = business.user_id and business_id = business.id and review.state = 'approved'
        order by id desc limit 1) is distinct from (
          business.kind, business.credit_code, business.licence_name, business.principal, business.valid_until,
          business.licence_file_id)
      union all
      select business.id::text, 'refused without a refusal' from businesses as business
      where state = 'refused' and not exists (
        select from business_reviews as review
        where review.user_id = business.user_id and business_id = business.id and review.state = 'refused')`,
  },
];
