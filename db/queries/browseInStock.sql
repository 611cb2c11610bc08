-- $1 = digitalHeadphones
select product_id as "productId", "price_fen"::text as key, card::text as card from product_search
    where "category_3" = $1 and in_stock order by "price_fen" desc, product_id desc limit 25
;
