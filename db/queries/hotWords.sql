with popular as (
      select category_3, score, document from product_search
      order by score desc, product_id desc limit 200
    ), first_of_kind as (
      select distinct on (category_3) score, document from popular order by category_3, score desc
    )
    select term
    from first_of_kind
    cross join lateral unnest(document) as word
    join search_terms on term = word.lexeme
    -- Its own category weighs more than those above it; 米与杂粮 is a shelf, not something to search for.
    where kind = 'category' and product_count > 0 and weights && array['A', 'B'] and term not like '%与%'
    group by term
    order by max(score) desc, term
    limit 10
;
