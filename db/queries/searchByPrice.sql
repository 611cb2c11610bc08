-- $1 = ('办公' | '_办公')
-- $2 = ('办公' | '_办公')
-- $3 = ('办公' | '_办公')
-- $4 = ('办公' | '_办公')
with page as (
      select product_id, key from (select product_id, "price_fen" as key from (
    with "near2" as materialized (
        select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 2 and document @@ $1::tsquery), "near3" as materialized (
        select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 3 and document @@ $2::tsquery)
    select * from (
      (select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 0 and document @@ $3::tsquery
       order by score + 0 desc, product_id desc limit 240) union all
      (select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 1 and document @@ $4::tsquery
       order by score + 0 desc, product_id desc limit 240) union all (select * from "near2") union all (select * from "near3")) as tiers limit 240) as found) as ranked
      order by key asc, product_id asc
      limit 25
    )
    select product_id as "productId", "key"::text as key, card::text as card
    from page join product_search using (product_id)
    order by page.key asc, product_id asc
;
