-- $1 = digital
select product_id as "productId", "sales_count"::text as key, card::text as card from product_search
    where "category_1" = $1 order by "sales_count" desc, product_id desc limit 25
;
