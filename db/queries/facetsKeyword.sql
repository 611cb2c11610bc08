-- $1 = ('办公' | '_办公')
-- $2 = ('办公' | '_办公')
-- $3 = ('办公' | '_办公')
-- $4 = ('办公' | '_办公')
with found as materialized (
    with "near2" as materialized (
        select "product_id", "score", "price_fen", "facets", "category_1", "category_2", "category_3", "in_stock" from product_search where tier = 2 and document @@ $1::tsquery), "near3" as materialized (
        select "product_id", "score", "price_fen", "facets", "category_1", "category_2", "category_3", "in_stock" from product_search where tier = 3 and document @@ $2::tsquery)
    select * from (
      (select "product_id", "score", "price_fen", "facets", "category_1", "category_2", "category_3", "in_stock" from product_search where tier = 0 and document @@ $3::tsquery
       order by score + 0 desc, product_id desc limit 1000) union all
      (select "product_id", "score", "price_fen", "facets", "category_1", "category_2", "category_3", "in_stock" from product_search where tier = 1 and document @@ $4::tsquery
       order by score + 0 desc, product_id desc limit 1000) union all (select * from "near2") union all (select * from "near3")) as tiers limit 1000),
    span as (select min(price_fen) as min, max(price_fen) as max, count(*)::int as total from found)
    select 'facet' as kind, facet as value, count(*)::int as count, null::int as "minFen", null::int as "maxFen"
    from found, unnest(facets) as facet group by facet
    union all
    select 'category', concat_ws('/', category_1, category_2, category_3), count(*)::int, null, null
    from found group by category_1, category_2, category_3
    union all
    select 'price', width_bucket(price_fen, min, max + 1, 20)::text, count(*)::int, null, null
    from found, span group by 2
    union all
    select 'total', '', total, min, max from span
;
