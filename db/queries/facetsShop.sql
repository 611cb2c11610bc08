with found as materialized (
      select "product_id", "score", "price_fen", "facets", "category_1", "category_2", "category_3", "in_stock" from product_search
      order by score desc, product_id desc limit 1000),
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

select "id", "parent_id", "level", "name", "product_count", "picture_file_id", "placeholder" from "categories" order by "level", "position"
;
