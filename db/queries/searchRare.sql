-- $1 = 3.2898681437297332
-- $2 = {"0.05","0.25","0.6","1"}
-- $3 = ('网红' | '抓绒触')
-- $4 = 2
-- $5 = 0.7
-- $6 = 2
-- $7 = 0.4
-- $8 = 1.6449340718648666
-- $9 = {"0.05","0.25","0.6","1"}
-- $10 = '网红抓绒触'
-- $11 = 0.4
-- $12 = 4.934802215594599
-- $13 = {"0.05","0.25","0.6","1"}
-- $14 = ('_网红' | '_抓绒' | '_绒触')
-- $15 = 0.15000000000000002
-- $16 = 0.5
-- $17 = 1000000
-- $18 = '网红抓绒触'
-- $19 = '网红抓绒触'
-- $20 = (('网红' & '抓绒触') | '网红抓绒触' | ('_网红' & '_红抓' & '_抓绒' & '_绒触'))
-- $21 = (('网红' & '抓绒触') | '网红抓绒触' | ('_网红' & '_红抓' & '_抓绒' & '_绒触'))
-- $22 = (('网红' & '抓绒触') | '网红抓绒触' | ('_网红' & '_红抓' & '_抓绒' & '_绒触'))
-- $23 = '网红抓绒触'
-- $24 = (('网红' & '抓绒触') | '网红抓绒触' | ('_网红' & '_红抓' & '_抓绒' & '_绒触'))
-- $25 = '网红抓绒触'
with page as (
      select product_id, key from (select product_id, round(1000000 * (
    ($1::real * ts_rank($2::real[], document, $3::tsquery)) / $4::real
    + $5::real * least(1, 0::real / $6::real)
    + $7::real * least(1, ($8::real * ts_rank($9::real[], document, $10::tsquery)))
    + $11::real * least(1, ($12::real * ts_rank($13::real[], document, $14::tsquery)) / $15::real)) * (1 + $16::real * score / $17::real))::integer as key from (
    with near as materialized (
    with "near2" as materialized (
        select "product_id", "score", "document", "price_fen", "in_stock" from product_search where tier = 2 and document @@ $18::tsquery), "near3" as materialized (
        select "product_id", "score", "document", "price_fen", "in_stock" from product_search where tier = 3 and document @@ $19::tsquery)
    select * from (
      (select "product_id", "score", "document", "price_fen", "in_stock" from product_search where tier = 0 and document @@ $20::tsquery
       order by score + 0 desc, product_id desc limit 240) union all
      (select "product_id", "score", "document", "price_fen", "in_stock" from product_search where tier = 1 and document @@ $21::tsquery
       order by score + 0 desc, product_id desc limit 240) union all (select * from "near2") union all (select * from "near3")) as tiers limit 240),
    "apart2" as materialized (
        select "product_id", "score", "document", "price_fen", "in_stock" from product_search where tier = 2 and document @@ $22::tsquery and not document @@ $23::tsquery), "apart3" as materialized (
        select "product_id", "score", "document", "price_fen", "in_stock" from product_search where tier = 3 and document @@ $24::tsquery and not document @@ $25::tsquery)
    select * from near
    union all
    select * from ((select * from "apart2") union all (select * from "apart3")) as apart
    where (select count(*) from near) < 12
    limit 240) as found) as ranked
      order by key desc, product_id desc
      limit 25
    )
    select product_id as "productId", "key"::text as key, card::text as card
    from page join product_search using (product_id)
    order by page.key desc, product_id desc
;
