-- The rules of a row of wallet_lots, as a domain (see 0142_rules_01_orders).
create type wallet_lots_ruled as (
  kind text, amount_fen bigint, left_fen bigint
);

create domain wallet_lots_rules as wallet_lots_ruled
  constraint wallet_lots_kind_check check ((value).kind in ('bonus', 'principal'))
  constraint wallet_lots_amount_fen_check check ((value).amount_fen > 0)
  constraint wallet_lots_left check ((value).left_fen between 0 and (value).amount_fen);

alter table wallet_lots
  add constraint wallet_lots_rules check (
    row(kind, amount_fen, left_fen)::wallet_lots_rules is distinct from null
  ) not valid,
  drop constraint wallet_lots_kind_check,
  drop constraint wallet_lots_amount_fen_check,
  drop constraint wallet_lots_check;
