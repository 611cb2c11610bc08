-- $1 = 8.224670359324334
-- $2 = {"0.05","0.25","0.6","1"}
-- $3 = ('网红' | '抓绒触' | '不' | '存在' | '词')
-- $4 = 5
-- $5 = 0.7
-- $6 = 5
-- $7 = 0.4
-- $8 = 6.5797362874594665
-- $9 = {"0.05","0.25","0.6","1"}
-- $10 = ('网红抓绒触' | '不存在' | '存在词' | '不存在的词')
-- $11 = 0.4
-- $12 = 9.869604431189199
-- $13 = {"0.05","0.25","0.6","1"}
-- $14 = ('_网红' | '_抓绒' | '_绒触' | '_不' | '_存在' | '_词')
-- $15 = 0.30000000000000004
-- $16 = 0.5
-- $17 = 1000000
-- $18 = ('网红抓绒触' & ('不存在的词' | ('不存在' & '存在词')))
-- $19 = ('网红抓绒触' & ('不存在的词' | ('不存在' & '存在词')))
-- $20 = ((('网红' & '抓绒触') | '网红抓绒触' | ('_网红' & '_红抓' & '_抓绒' & '_绒触')) & ((('不' | '_不') & '存在' & ('词' | '_词')) | '不存在的词' | ('_不存' & '_存在' & '_在的' & '_的词')))
-- $21 = ((('网红' & '抓绒触') | '网红抓绒触' | ('_网红' & '_红抓' & '_抓绒' & '_绒触')) & ((('不' | '_不') & '存在' & ('词' | '_词')) | '不存在的词' | ('_不存' & '_存在' & '_在的' & '_的词')))
-- $22 = ((('网红' & '抓绒触') | '网红抓绒触' | ('_网红' & '_红抓' & '_抓绒' & '_绒触')) & ((('不' | '_不') & '存在' & ('词' | '_词')) | '不存在的词' | ('_不存' & '_存在' & '_在的' & '_的词')))
-- $23 = ('网红抓绒触' & ('不存在的词' | ('不存在' & '存在词')))
-- $24 = ((('网红' & '抓绒触') | '网红抓绒触' | ('_网红' & '_红抓' & '_抓绒' & '_绒触')) & ((('不' | '_不') & '存在' & ('词' | '_词')) | '不存在的词' | ('_不存' & '_存在' & '_在的' & '_的词')))
-- $25 = ('网红抓绒触' & ('不存在的词' | ('不存在' & '存在词')))
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

-- $1 = {"((('网红' & '抓绒触') | '网红抓绒触' | ('_网红' & '_红抓' & '_抓绒' & '_绒触')) & ((('不' | '_不') & '存在' & ('词' | '_词')) | '不存在的词' | ('_不存' & '_存在' & '_在的' & '_的词')))","'网红'","'抓绒触'","('不' | '_不')","'存在'","('词' | '_词')"}
select (exists (
      with matching as materialized (
        select product_id from product_search where tier = 0 and document @@ asked.query::tsquery)
      select from matching) or exists (
      with matching as materialized (
        select product_id from product_search where tier = 1 and document @@ asked.query::tsquery)
      select from matching) or exists (
      with matching as materialized (
        select product_id from product_search where tier = 2 and document @@ asked.query::tsquery)
      select from matching) or exists (
      with matching as materialized (
        select product_id from product_search where tier = 3 and document @@ asked.query::tsquery)
      select from matching)) as found
    from unnest($1::text[]) with ordinality as asked (query, position)
    order by position
;

-- $1 = {"wa","wan","wang","wangh","wangho","wanghon","wanghong","wanghongz","wanghongzh","wanghongzhu","wanghongzhua","wanghongzhuar","wanghongzhuaro","wanghongzhuaron","wanghongzhuarong","wanghongzhuarongc","wanghongzhuarongch","wanghongzhuarongchu","wanghongzhuarongchub","wanghongzhuarongchubu","wanghongzhuarongchubuc","wanghongzhuarongchubucu","wanghongzhuarongchubucun","an","ang","angh","angho","anghon","anghong","anghongz","anghongzh","anghongzhu","anghongzhua","anghongzhuar","anghongzhuaro","anghongzhuaron","anghongzhuarong","anghongzhuarongc","anghongzhuarongch","anghongzhuarongchu","anghongzhuarongchub","anghongzhuarongchubu","anghongzhuarongchubuc","anghongzhuarongchubucu","anghongzhuarongchubucun","anghongzhuarongchubucunz","ng","ngh","ngho","nghon","nghong","nghongz","nghongzh","nghongzhu","nghongzhua","nghongzhuar","nghongzhuaro","nghongzhuaron","nghongzhuarong","nghongzhuarongc","nghongzhuarongch","nghongzhuarongchu","nghongzhuarongchub","nghongzhuarongchubu","nghongzhuarongchubuc","nghongzhuarongchubucu","nghongzhuarongchubucun","nghongzhuarongchubucunz","nghongzhuarongchubucunza","gh","gho","ghon","ghong","ghongz","ghongzh","ghongzhu","ghongzhua","ghongzhuar","ghongzhuaro","ghongzhuaron","ghongzhuarong","ghongzhuarongc","ghongzhuarongch","ghongzhuarongchu","ghongzhuarongchub","ghongzhuarongchubu","ghongzhuarongchubuc","ghongzhuarongchubucu","ghongzhuarongchubucun","ghongzhuarongchubucunz","ghongzhuarongchubucunza","ghongzhuarongchubucunzai","ho","hon","hong","hongz","hongzh","hongzhu","hongzhua","hongzhuar","hongzhuaro","hongzhuaron","hongzhuarong","hongzhuarongc","hongzhuarongch","hongzhuarongchu","hongzhuarongchub","hongzhuarongchubu","hongzhuarongchubuc","hongzhuarongchubucu","hongzhuarongchubucun","hongzhuarongchubucunz","hongzhuarongchubucunza","hongzhuarongchubucunzai","hongzhuarongchubucunzaic","on","ong","ongz","ongzh","ongzhu","ongzhua","ongzhuar","ongzhuaro","ongzhuaron","ongzhuarong","ongzhuarongc","ongzhuarongch","ongzhuarongchu","ongzhuarongchub","ongzhuarongchubu","ongzhuarongchubuc","ongzhuarongchubucu","ongzhuarongchubucun","ongzhuarongchubucunz","ongzhuarongchubucunza","ongzhuarongchubucunzai","ongzhuarongchubucunzaic","ongzhuarongchubucunzaici","ngz","ngzh","ngzhu","ngzhua","ngzhuar","ngzhuaro","ngzhuaron","ngzhuarong","ngzhuarongc","ngzhuarongch","ngzhuarongchu","ngzhuarongchub","ngzhuarongchubu","ngzhuarongchubuc","ngzhuarongchubucu","ngzhuarongchubucun","ngzhuarongchubucunz","ngzhuarongchubucunza","ngzhuarongchubucunzai","ngzhuarongchubucunzaic","ngzhuarongchubucunzaici","gz","gzh","gzhu","gzhua","gzhuar","gzhuaro","gzhuaron","gzhuarong","gzhuarongc","gzhuarongch","gzhuarongchu","gzhuarongchub","gzhuarongchubu","gzhuarongchubuc","gzhuarongchubucu","gzhuarongchubucun","gzhuarongchubucunz","gzhuarongchubucunza","gzhuarongchubucunzai","gzhuarongchubucunzaic","gzhuarongchubucunzaici","zh","zhu","zhua","zhuar","zhuaro","zhuaron","zhuarong","zhuarongc","zhuarongch","zhuarongchu","zhuarongchub","zhuarongchubu","zhuarongchubuc","zhuarongchubucu","zhuarongchubucun","zhuarongchubucunz","zhuarongchubucunza","zhuarongchubucunzai","zhuarongchubucunzaic","zhuarongchubucunzaici","hu","hua","huar","huaro","huaron","huarong","huarongc","huarongch","huarongchu","huarongchub","huarongchubu","huarongchubuc","huarongchubucu","huarongchubucun","huarongchubucunz","huarongchubucunza","huarongchubucunzai","huarongchubucunzaic","huarongchubucunzaici","ua","uar","uaro","uaron","uarong","uarongc","uarongch","uarongchu","uarongchub","uarongchubu","uarongchubuc","uarongchubucu","uarongchubucun","uarongchubucunz","uarongchubucunza","uarongchubucunzai","uarongchubucunzaic","uarongchubucunzaici","ar","aro","aron","arong","arongc","arongch","arongchu","arongchub","arongchubu","arongchubuc","arongchubucu","arongchubucun","arongchubucunz","arongchubucunza","arongchubucunzai","arongchubucunzaic","arongchubucunzaici","ro","ron","rong","rongc","rongch","rongchu","rongchub","rongchubu","rongchubuc","rongchubucu","rongchubucun","rongchubucunz","rongchubucunza","rongchubucunzai","rongchubucunzaic","rongchubucunzaici","ongc","ongch","ongchu","ongchub","ongchubu","ongchubuc","ongchubucu","ongchubucun","ongchubucunz","ongchubucunza","ongchubucunzai","ongchubucunzaic","ongchubucunzaici","ngc","ngch","ngchu","ngchub","ngchubu","ngchubuc","ngchubucu","ngchubucun","ngchubucunz","ngchubucunza","ngchubucunzai","ngchubucunzaic","ngchubucunzaici","gc","gch","gchu","gchub","gchubu","gchubuc","gchubucu","gchubucun","gchubucunz","gchubucunza","gchubucunzai","gchubucunzaic","gchubucunzaici","ch","chu","chub","chubu","chubuc","chubucu","chubucun","chubucunz","chubucunza","chubucunzai","chubucunzaic","chubucunzaici","hub","hubu","hubuc","hubucu","hubucun","hubucunz","hubucunza","hubucunzai","hubucunzaic","hubucunzaici","ub","ubu","ubuc","ubucu","ubucun","ubucunz","ubucunza","ubucunzai","ubucunzaic","ubucunzaici","bu","buc","bucu","bucun","bucunz","bucunza","bucunzai","bucunzaic","bucunzaici","uc","ucu","ucun","ucunz","ucunza","ucunzai","ucunzaic","ucunzaici","cu","cun","cunz","cunza","cunzai","cunzaic","cunzaici","un","unz","unza","unzai","unzaic","unzaici","nz","nza","nzai","nzaic","nzaici","za","zai","zaic","zaici","ai","aic","aici","ic","ici","ci"}
select distinct on (pinyin) pinyin, term, product_count as count from search_terms
    where pinyin = any($1) and product_count > 0
    order by pinyin, product_count desc, term
;

-- $1 = {"('网红' & '抓绒触' & ('不' | '_不'))","('抓绒触' & ('不' | '_不'))","('网红' & ('不' | '_不'))","('网红' & '抓绒触')","('不' | '_不')","'抓绒触'","'网红'"}
select (exists (
      with matching as materialized (
        select product_id from product_search where tier = 0 and document @@ asked.query::tsquery)
      select from matching) or exists (
      with matching as materialized (
        select product_id from product_search where tier = 1 and document @@ asked.query::tsquery)
      select from matching) or exists (
      with matching as materialized (
        select product_id from product_search where tier = 2 and document @@ asked.query::tsquery)
      select from matching) or exists (
      with matching as materialized (
        select product_id from product_search where tier = 3 and document @@ asked.query::tsquery)
      select from matching)) as found
    from unnest($1::text[]) with ordinality as asked (query, position)
    order by position
;

-- $1 = 4.934802215594599
-- $2 = {"0.05","0.25","0.6","1"}
-- $3 = ('网红' | '抓绒触' | '不')
-- $4 = 3
-- $5 = 0.7
-- $6 = 3
-- $7 = 0.4
-- $8 = 0.4
-- $9 = 6.5797362874594665
-- $10 = {"0.05","0.25","0.6","1"}
-- $11 = ('_网红' | '_抓绒' | '_绒触' | '_不')
-- $12 = 0.2
-- $13 = 0.5
-- $14 = 1000000
-- $15 = ('网红' & '抓绒触' & ('不' | '_不'))
-- $16 = ('网红' & '抓绒触' & ('不' | '_不'))
-- $17 = ('网红' & '抓绒触' & ('不' | '_不'))
-- $18 = ('网红' & '抓绒触' & ('不' | '_不'))
with page as (
      select product_id, key from (select product_id, round(1000000 * (
    ($1::real * ts_rank($2::real[], document, $3::tsquery)) / $4::real
    + $5::real * least(1, 0::real / $6::real)
    + $7::real * least(1, 0::real)
    + $8::real * least(1, ($9::real * ts_rank($10::real[], document, $11::tsquery)) / $12::real)) * (1 + $13::real * score / $14::real))::integer as key from (
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
