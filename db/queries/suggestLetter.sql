-- $1 = b
-- $2 = b%
-- $3 = b
-- $4 = b%
-- $5 = b%
select term as text, kind, product_count as count
    from (
    (select term, kind, product_count, "term" = $1 as is_whole
     from search_terms
     where "term" like $2 and product_count > 0
     order by is_whole desc, product_count desc, term limit 10) union all
    (select term, kind, product_count, "pinyin" = $3 as is_whole
     from search_terms
     where "pinyin" like $4 and product_count > 0
     order by is_whole desc, product_count desc, term limit 10) union all
    (select term, kind, product_count, false as is_whole
     from search_terms
     where "initials" like $5 and product_count > 0
     order by is_whole desc, product_count desc, term limit 10)) as found
    group by term, kind, product_count
    order by bool_or(is_whole) desc, product_count desc, term
    limit 10
;
