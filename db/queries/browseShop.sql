select product_id as "productId", "score"::text as key, card::text as card from product_search
     order by "score" desc, product_id desc limit 25
;
