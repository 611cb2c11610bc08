-- $1 = bangong
-- $2 = 8
select term from search_terms
    where pinyin = $1 and product_count > 0
    order by product_count desc, term
    limit $2
;

-- $1 = 1.6449340718648666
-- $2 = {"0.05","0.25","0.6","1"}
-- $3 = 'bangong'
-- $4 = 1
-- $5 = 0.7
-- $6 = 1.6449340718648666
-- $7 = {"0.05","0.25","0.6","1"}
-- $8 = '办公'
-- $9 = 1
-- $10 = 0.4
-- $11 = 0.4
-- $12 = 0.05
-- $13 = 0.5
-- $14 = 1000000
-- $15 = ('bangong' | 'bangong':* | '办公')
-- $16 = ('bangong' | 'bangong':* | '办公')
-- $17 = ('bangong' | 'bangong':* | '办公')
-- $18 = ('bangong' | 'bangong':* | '办公')
with page as (
      select product_id, key from (select product_id, round(1000000 * (
    ($1::real * ts_rank($2::real[], document, $3::tsquery)) / $4::real
    + $5::real * least(1, ($6::real * ts_rank($7::real[], document, $8::tsquery)) / $9::real)
    + $10::real * least(1, 0::real)
    + $11::real * least(1, 0::real / $12::real)) * (1 + $13::real * score / $14::real))::integer as key from (
    with "near2" as materialized (
        select "product_id", "score", "document", "price_fen", "in_stock" from product_search where tier = 2 and document @@ $15::tsquery), "near3" as materialized (
        select "product_id", "score", "document", "price_fen", "in_stock" from product_search where tier = 3 and document @@ $16::tsquery)
    select * from (
      (select "product_id", "score", "document", "price_fen", "in_stock" from product_search where tier = 0 and document @@ $17::tsquery
       order by score + 0 desc, product_id desc limit 240) union all
      (select "product_id", "score", "document", "price_fen", "in_stock" from product_search where tier = 1 and document @@ $18::tsquery
       order by score + 0 desc, product_id desc limit 240) union all (select * from "near2") union all (select * from "near3")) as tiers limit 240) as found) as ranked
      order by key desc, product_id desc
      limit 25
    )
    select product_id as "productId", "key"::text as key, card::text as card
    from page join product_search using (product_id)
    order by page.key desc, product_id desc
;
