-- $1 = 5000
-- $2 = 20000
select product_id as "productId", "price_fen"::text as key, card::text as card from product_search
    where "price_fen" >= $1 and "price_fen" <= $2 order by "price_fen" asc, product_id asc limit 25
;
