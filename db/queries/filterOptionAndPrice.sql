-- $1 = ('c:digitalAudio' & 'o:颜色:墨黑')
-- $2 = ('c:digitalAudio' & 'o:颜色:墨黑')
-- $3 = 5000
-- $4 = 20000
-- $5 = ('c:digitalAudio' & 'o:颜色:墨黑')
-- $6 = 5000
-- $7 = 20000
-- $8 = ('c:digitalAudio' & 'o:颜色:墨黑')
-- $9 = 5000
-- $10 = 20000
-- $11 = 5000
-- $12 = 20000
with page as (
      select product_id, key from (select product_id, "score" as key from (
    with rest as materialized (select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 3 and document @@ $1::tsquery)
    select * from (
      (select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 0 and document @@ $2::tsquery and (price_fen + 0) >= $3 and (price_fen + 0) <= $4
       order by score + 0 desc, product_id desc limit 400) union all
      (select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 1 and document @@ $5::tsquery and (price_fen + 0) >= $6 and (price_fen + 0) <= $7
       order by score + 0 desc, product_id desc limit 400) union all
      (select "product_id", "score", "price_fen", "in_stock" from product_search where tier = 2 and document @@ $8::tsquery and (price_fen + 0) >= $9 and (price_fen + 0) <= $10
       order by score + 0 desc, product_id desc limit 400) union all (select * from (select * from rest limit 2000) as looked where (price_fen + 0) >= $11 and (price_fen + 0) <= $12)) as tiers limit 400) as found) as ranked
      order by key desc, product_id desc
      limit 25
    )
    select product_id as "productId", "key"::text as key, card::text as card
    from page join product_search using (product_id)
    order by page.key desc, product_id desc
;
