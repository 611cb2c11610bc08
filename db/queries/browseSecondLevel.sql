-- $1 = digitalAudio
select product_id as "productId", to_char("listed_at" at time zone 'utc', 'YYYY-MM-DD"T"HH24:MI:SS.US"Z"') as key, card::text as card from product_search
    where "category_2" = $1 order by "listed_at" desc, product_id desc limit 25
;
