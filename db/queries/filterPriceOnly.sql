-- $1 = ('p:21' | 'p:22' | 'p:23' | 'p:24' | 'p:25' | 'p:26' | 'p:27' | 'p:28')
-- $2 = 5000
-- $3 = 20000
-- $4 = ('p:21' | 'p:22' | 'p:23' | 'p:24' | 'p:25' | 'p:26' | 'p:27' | 'p:28')
-- $5 = 5000
-- $6 = 20000
-- $7 = ('p:21' | 'p:22' | 'p:23' | 'p:24' | 'p:25' | 'p:26' | 'p:27' | 'p:28')
-- $8 = 5000
-- $9 = 20000
-- $10 = ('p:21' | 'p:22' | 'p:23' | 'p:24' | 'p:25' | 'p:26' | 'p:27' | 'p:28')
-- $11 = 5000
-- $12 = 20000
with page as (
      select product_id, key from (select product_id, "price_fen" as key from (select * from (
      (select "product_id", "score", "price_fen" from product_search
       where tier = 0 and document @@ $1::tsquery and price_fen >= $2 and price_fen <= $3
       order by score + 0 desc, product_id desc limit 400) union all
      (select "product_id", "score", "price_fen" from product_search
       where tier = 1 and document @@ $4::tsquery and price_fen >= $5 and price_fen <= $6
       order by score + 0 desc, product_id desc limit 400) union all
      (select "product_id", "score", "price_fen" from product_search
       where tier = 2 and document @@ $7::tsquery and price_fen >= $8 and price_fen <= $9
       order by score + 0 desc, product_id desc limit 400) union all
      (select "product_id", "score", "price_fen" from product_search
       where tier = 3 and document @@ $10::tsquery and price_fen >= $11 and price_fen <= $12
        limit 400)) as tiers limit 400) as found) as ranked
      order by key asc, product_id asc
      limit 25
    )
    select product_id as "productId", "key"::text as key, card::text as card
    from page join product_search using (product_id)
    order by page.key asc, product_id asc
;
