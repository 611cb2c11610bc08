-- $1 = ('c:digitalAudio' & 'o:颜色:墨黑')
-- $2 = ('c:digitalAudio' & 'o:颜色:墨黑')
-- $3 = ('c:digitalAudio' & 'o:颜色:墨黑')
-- $4 = 5000
-- $5 = 20000
-- $6 = ('c:digitalAudio' & 'o:颜色:墨黑')
-- $7 = 5000
-- $8 = 20000
-- $9 = 5000
-- $10 = 20000
-- $11 = 5000
-- $12 = 20000
with page as (
      select product_id, key from (select product_id, "score" as key from (
    with "near2" as materialized (
        select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 2 and document @@ $1::tsquery), "near3" as materialized (
        select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 3 and document @@ $2::tsquery)
    select * from (
      (select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 0 and document @@ $3::tsquery and (price_fen + 0) >= $4 and (price_fen + 0) <= $5
       order by score + 0 desc, product_id desc limit 240) union all
      (select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 1 and document @@ $6::tsquery and (price_fen + 0) >= $7 and (price_fen + 0) <= $8
       order by score + 0 desc, product_id desc limit 240) union all (select * from (select * from "near2" limit 2000) as seen where (price_fen + 0) >= $9 and (price_fen + 0) <= $10) union all (select * from (select * from "near3" limit 2000) as seen where (price_fen + 0) >= $11 and (price_fen + 0) <= $12)) as tiers limit 240) as found) as ranked
      order by key desc, product_id desc
      limit 25
    )
    select product_id as "productId", "key"::text as key, card::text as card
    from page join product_search using (product_id)
    order by page.key desc, product_id desc
;
