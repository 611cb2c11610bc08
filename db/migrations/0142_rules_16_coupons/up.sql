-- The rules of a row of coupons, as a domain (see 0142_rules_01_orders).
create type coupons_ruled as (
  name text, kind text, threshold_fen integer, off_fen integer, rate_bp smallint, cap_fen integer, scope text, category_ids text[], product_ids uuid[],
  channel text, valid_from timestamptz, valid_until timestamptz, valid_days smallint, claim_from timestamptz, claim_until timestamptz,
  total_limit integer, per_user_limit smallint, issued_count integer, version integer,
  is_compensation boolean, is_public boolean
);

create domain coupons_rules as coupons_ruled
  constraint coupons_name_check check (length((value).name) between 1 and 30)
  constraint coupons_kind_check check ((value).kind in ('fullReduction', 'discount', 'noThreshold'))
  constraint coupons_threshold_fen_check check ((value).threshold_fen >= 0)
  constraint coupons_off_fen_check check ((value).off_fen > 0)
  constraint coupons_rate_bp_check check ((value).rate_bp between 1 and 9999)
  constraint coupons_cap_fen_check check ((value).cap_fen > 0)
  constraint coupons_scope_check check ((value).scope in ('all', 'categories', 'products', 'channel'))
  constraint coupons_category_ids_check check (cardinality((value).category_ids) <= 20)
  constraint coupons_product_ids_check check (cardinality((value).product_ids) <= 500)
  constraint coupons_channel_check check ((value).channel in ('groupPurchase', 'celebrity'))
  constraint coupons_valid_days_check check ((value).valid_days between 1 and 366)
  constraint coupons_claim check ((value).claim_until > (value).claim_from)
  constraint coupons_total_limit_check check ((value).total_limit > 0)
  constraint coupons_per_user_limit_check check ((value).per_user_limit > 0)
  constraint coupons_issued check ((value).issued_count between 0 and (value).total_limit)
  constraint coupons_terms check (
    case (value).kind
      when 'fullReduction' then (value).threshold_fen > 0 and (value).off_fen is not null
        and (value).off_fen <= (value).threshold_fen and num_nonnulls((value).rate_bp, (value).cap_fen) = 0
      when 'discount' then (value).off_fen is null and num_nonnulls((value).rate_bp, (value).cap_fen) = 2
      when 'noThreshold' then (value).threshold_fen = 0 and (value).off_fen is not null and num_nonnulls((value).rate_bp, (value).cap_fen) = 0
      else null
    end)
  constraint coupons_categories check (((value).scope = 'categories') = (cardinality((value).category_ids) > 0))
  constraint coupons_products check (((value).scope = 'products') = (cardinality((value).product_ids) > 0))
  constraint coupons_channels check (((value).scope = 'channel') = ((value).channel is not null))
  constraint coupons_validity check (
    num_nonnulls((value).valid_from, (value).valid_until) in (0, 2)
    and (value).valid_from is null = ((value).valid_days is not null))
  constraint coupons_window check ((value).valid_from < (value).valid_until and (value).claim_until <= (value).valid_until)
  constraint coupons_version_check check ((value).version > 0)
  constraint coupons_compensation_private check (not ((value).is_compensation and (value).is_public));

alter table coupons
  add constraint coupons_rules check (
    row(
      name, kind, threshold_fen, off_fen, rate_bp, cap_fen, scope, category_ids, product_ids, channel, valid_from, valid_until, valid_days, claim_from,
      claim_until, total_limit, per_user_limit, issued_count, version,
      is_compensation, is_public
    )::coupons_rules is distinct from null
  ) not valid,
  drop constraint coupons_name_check,
  drop constraint coupons_kind_check,
  drop constraint coupons_threshold_fen_check,
  drop constraint coupons_off_fen_check,
  drop constraint coupons_rate_bp_check,
  drop constraint coupons_cap_fen_check,
  drop constraint coupons_scope_check,
  drop constraint coupons_category_ids_check,
  drop constraint coupons_product_ids_check,
  drop constraint coupons_channel_check,
  drop constraint coupons_valid_days_check,
  drop constraint coupons_check,
  drop constraint coupons_total_limit_check,
  drop constraint coupons_per_user_limit_check,
  drop constraint coupons_issued,
  drop constraint coupons_check1,
  drop constraint coupons_check2,
  drop constraint coupons_check3,
  drop constraint coupons_check4,
  drop constraint coupons_check5,
  drop constraint coupons_check6,
  drop constraint coupons_version_check,
  drop constraint coupons_compensation_private;
