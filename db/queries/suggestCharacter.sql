-- $1 = 办
-- $2 = 办%
select term as text, kind, product_count as count
    from (
    (select term, kind, product_count, "term" = $1 as is_whole
     from search_terms
     where "term" like $2 and product_count > 0
     order by is_whole desc, product_count desc, term limit 10)) as found
    group by term, kind, product_count
    order by bool_or(is_whole) desc, product_count desc, term
    limit 10
;

select "id", "parent_id", "level", "name", "product_count", "picture_file_id", "placeholder" from "categories" order by "level", "position"
;
