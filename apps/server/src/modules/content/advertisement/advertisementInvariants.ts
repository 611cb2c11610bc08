import { sql } from 'kysely';
import type { Invariant } from '../../../platform/invariants/Invariant.ts';

export const advertisementInvariants: readonly Invariant[] = [
  {
    number: 44,
    title: 'Bookings of one advertisement slot never overlap, and none is left unpaid',
    each: 'shop',
    query: sql`
      select booking.id, booking.no, booking.place, booking.target, booking.state, other.no as other
      from advertisement_bookings as booking
      left join advertisement_bookings as other on other.place = booking.place and other.target = booking.target and other.id <> booking.id
        and other.state in ('waiting', 'approved', 'ended') and booking.state in ('waiting', 'approved', 'ended')
        and daterange(other.from_day, other.to_day, '[]') && daterange(booking.from_day, booking.to_day, '[]')
      where other.id is not null or booking.state = 'unpaid'`,
  },
  {
    number: 44,
    title:
      'A booking consists of its days: their prices are its price, and each is held, earned or refunded as its state says',
    each: 'shop',
    query: sql`
      with days as (
        select user_id, booking_id, count(*) as days, min(day) as from_day, max(day) as to_day, sum(price_fen) as amount_fen,
          count(*) filter (where state = 'held') as held, count(*) filter (where state = 'earned') as earned,
          coalesce(sum(price_fen) filter (where state = 'refunded'), 0) as refunded_fen
        from advertisement_days group by 1, 2
      )
      select booking.user_id, booking.id, booking.no, booking.state, booking.amount_fen, days.amount_fen as of_days, held, earned,
        booking.refunded_fen, days.refunded_fen as refunded_days
      from advertisement_bookings as booking
      left join days on days.user_id = booking.user_id and days.booking_id = booking.id
      where (booking.from_day, booking.to_day, booking.to_day - booking.from_day + 1, booking.amount_fen, booking.refunded_fen)
          is distinct from (days.from_day, days.to_day, days.days, days.amount_fen, days.refunded_fen)
        or booking.state = 'waiting' and held <> days
        or booking.state in ('cancelled', 'refused', 'expired') and booking.refunded_fen <> booking.amount_fen
        or booking.state in ('ended', 'takenDown') and held > 0`,
  },
  {
    number: 44,
    title: 'A refund of a booking is what its days cost, and says how much of it had been earned',
    each: 'shop',
    query: sql`
      with days as (
        select user_id, refund_id, booking_id, sum(price_fen) as amount_fen,
          coalesce(sum(price_fen) filter (where earned_at is not null), 0) as earned_fen
        from advertisement_days where refund_id is not null group by 1, 2, 3
      )
      select coalesce(refund.user_id, days.user_id) as user_id, refund.id, refund.amount_fen, days.amount_fen as of_days,
        refund.earned_fen, days.earned_fen as earned_days
      from advertisement_refunds as refund
      full join days on days.user_id = refund.user_id and days.refund_id = refund.id
      where (refund.booking_id, refund.amount_fen, refund.earned_fen)
        is distinct from (days.booking_id, days.amount_fen, days.earned_fen)`,
  },
  {
    number: 44,
    title: 'A day was seen and clicked as often as its hours were, and only a placement that was approved is seen',
    each: 'shop',
    query: sql`
      with hours as (
        select user_id, booking_id, (hour at time zone 'Asia/Shanghai')::date as day, sum(impressions) as impressions,
          sum(clicks) as clicks
        from advertisement_hours group by 1, 2, 3
      )
      select coalesce(shown.user_id, hours.user_id) as user_id, coalesce(shown.booking_id, hours.booking_id) as booking_id,
        coalesce(shown.day, hours.day)::text as day, shown.impressions, hours.impressions as of_hours, shown.clicks, hours.clicks as clicks_of_hours
      from advertisement_days as shown
      full join hours on hours.user_id = shown.user_id and hours.booking_id = shown.booking_id and hours.day = shown.day
      left join advertisement_bookings as booking on booking.user_id = shown.user_id and booking.id = shown.booking_id
      where shown.day is null
        or (shown.impressions, shown.clicks) is distinct from (coalesce(hours.impressions, 0), coalesce(hours.clicks, 0))
        or shown.impressions + shown.clicks > 0 and booking.state not in ('approved', 'ended', 'takenDown')`,
  },
];
