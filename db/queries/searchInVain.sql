-- $1 = 8.224670359324334
-- $2 = {"0.05","0.25","0.6","1"}
-- $3 = ('真皮' | '玻璃瓶' | '不' | '存在' | '词')
-- $4 = 5
-- $5 = 0.7
-- $6 = 5
-- $7 = 0.4
-- $8 = 6.5797362874594665
-- $9 = {"0.05","0.25","0.6","1"}
-- $10 = ('真皮玻璃瓶' | '不存在' | '存在词' | '不存在的词')
-- $11 = 0.4
-- $12 = 9.869604431189199
-- $13 = {"0.05","0.25","0.6","1"}
-- $14 = ('_真皮' | '_玻璃' | '_璃瓶' | '_不':* | '_存在' | '_词':*)
-- $15 = 0.30000000000000004
-- $16 = 0.5
-- $17 = 1000000
-- $18 = (((('真皮' | '_真皮') & ('玻璃瓶' | ('_玻璃' & '_璃瓶'))) | '真皮玻璃瓶' | ('_真皮' & '_皮玻' & '_玻璃' & '_璃瓶')) & ((('不' | '_不':*) & ('存在' | '_存在') & ('词' | '_词':*)) | '不存在的词' | ('_不存' & '_存在' & '_在的' & '_的词')))
-- $19 = (((('真皮' | '_真皮') & ('玻璃瓶' | ('_玻璃' & '_璃瓶'))) | '真皮玻璃瓶' | ('_真皮' & '_皮玻' & '_玻璃' & '_璃瓶')) & ((('不' | '_不':*) & ('存在' | '_存在') & ('词' | '_词':*)) | '不存在的词' | ('_不存' & '_存在' & '_在的' & '_的词')))
-- $20 = (((('真皮' | '_真皮') & ('玻璃瓶' | ('_玻璃' & '_璃瓶'))) | '真皮玻璃瓶' | ('_真皮' & '_皮玻' & '_玻璃' & '_璃瓶')) & ((('不' | '_不':*) & ('存在' | '_存在') & ('词' | '_词':*)) | '不存在的词' | ('_不存' & '_存在' & '_在的' & '_的词')))
-- $21 = (((('真皮' | '_真皮') & ('玻璃瓶' | ('_玻璃' & '_璃瓶'))) | '真皮玻璃瓶' | ('_真皮' & '_皮玻' & '_玻璃' & '_璃瓶')) & ((('不' | '_不':*) & ('存在' | '_存在') & ('词' | '_词':*)) | '不存在的词' | ('_不存' & '_存在' & '_在的' & '_的词')))
with page as (
      select product_id, key from (select product_id, round(1000000 * (
    ($1::real * ts_rank($2::real[], document, $3::tsquery)) / $4::real
    + $5::real * least(1, 0::real / $6::real)
    + $7::real * least(1, ($8::real * ts_rank($9::real[], document, $10::tsquery)))
    + $11::real * least(1, ($12::real * ts_rank($13::real[], document, $14::tsquery)) / $15::real)) * (1 + $16::real * score / $17::real))::integer as key from (select * from (
      (select "product_id", "score", "document" from product_search
       where tier = 0 and document @@ $18::tsquery
       order by score + 0 desc, product_id desc limit 600) union all
      (select "product_id", "score", "document" from product_search
       where tier = 1 and document @@ $19::tsquery
       order by score + 0 desc, product_id desc limit 600) union all
      (select "product_id", "score", "document" from product_search
       where tier = 2 and document @@ $20::tsquery
       order by score + 0 desc, product_id desc limit 600) union all
      (select "product_id", "score", "document" from product_search
       where tier = 3 and document @@ $21::tsquery
       order by score + 0 desc, product_id desc limit 600)) as tiers limit 600) as found) as ranked
      order by key desc, product_id desc
      limit 25
    )
    select product_id as "productId", "key"::text as key, card::text as card
    from page join product_search using (product_id)
    order by page.key desc, product_id desc
;

-- $1 = {"(((('真皮' | '_真皮') & ('玻璃瓶' | ('_玻璃' & '_璃瓶'))) | '真皮玻璃瓶' | ('_真皮' & '_皮玻' & '_玻璃' & '_璃瓶')) & ((('不' | '_不':*) & ('存在' | '_存在') & ('词' | '_词':*)) | '不存在的词' | ('_不存' & '_存在' & '_在的' & '_的词')))","('真皮' | '_真皮')","('玻璃瓶' | ('_玻璃' & '_璃瓶'))","('不' | '_不':*)","('存在' | '_存在')","('词' | '_词':*)"}
select (exists (select from product_search where tier = 0 and document @@ asked.query::tsquery) or exists (select from product_search where tier = 1 and document @@ asked.query::tsquery) or exists (select from product_search where tier = 2 and document @@ asked.query::tsquery) or exists (select from product_search where tier = 3 and document @@ asked.query::tsquery)) as found
    from unnest($1::text[]) with ordinality as asked (query, position)
    order by position
;

-- $1 = {"zh","zhe","zhen","zhenp","zhenpi","zhenpib","zhenpibo","zhenpibol","zhenpiboli","zhenpibolip","zhenpibolipi","zhenpibolipin","zhenpiboliping","zhenpibolipingb","zhenpibolipingbu","zhenpibolipingbuc","zhenpibolipingbucu","zhenpibolipingbucun","zhenpibolipingbucunz","zhenpibolipingbucunza","zhenpibolipingbucunzai","zhenpibolipingbucunzaic","zhenpibolipingbucunzaici","he","hen","henp","henpi","henpib","henpibo","henpibol","henpiboli","henpibolip","henpibolipi","henpibolipin","henpiboliping","henpibolipingb","henpibolipingbu","henpibolipingbuc","henpibolipingbucu","henpibolipingbucun","henpibolipingbucunz","henpibolipingbucunza","henpibolipingbucunzai","henpibolipingbucunzaic","henpibolipingbucunzaici","en","enp","enpi","enpib","enpibo","enpibol","enpiboli","enpibolip","enpibolipi","enpibolipin","enpiboliping","enpibolipingb","enpibolipingbu","enpibolipingbuc","enpibolipingbucu","enpibolipingbucun","enpibolipingbucunz","enpibolipingbucunza","enpibolipingbucunzai","enpibolipingbucunzaic","enpibolipingbucunzaici","np","npi","npib","npibo","npibol","npiboli","npibolip","npibolipi","npibolipin","npiboliping","npibolipingb","npibolipingbu","npibolipingbuc","npibolipingbucu","npibolipingbucun","npibolipingbucunz","npibolipingbucunza","npibolipingbucunzai","npibolipingbucunzaic","npibolipingbucunzaici","pi","pib","pibo","pibol","piboli","pibolip","pibolipi","pibolipin","piboliping","pibolipingb","pibolipingbu","pibolipingbuc","pibolipingbucu","pibolipingbucun","pibolipingbucunz","pibolipingbucunza","pibolipingbucunzai","pibolipingbucunzaic","pibolipingbucunzaici","ib","ibo","ibol","iboli","ibolip","ibolipi","ibolipin","iboliping","ibolipingb","ibolipingbu","ibolipingbuc","ibolipingbucu","ibolipingbucun","ibolipingbucunz","ibolipingbucunza","ibolipingbucunzai","ibolipingbucunzaic","ibolipingbucunzaici","bo","bol","boli","bolip","bolipi","bolipin","boliping","bolipingb","bolipingbu","bolipingbuc","bolipingbucu","bolipingbucun","bolipingbucunz","bolipingbucunza","bolipingbucunzai","bolipingbucunzaic","bolipingbucunzaici","ol","oli","olip","olipi","olipin","oliping","olipingb","olipingbu","olipingbuc","olipingbucu","olipingbucun","olipingbucunz","olipingbucunza","olipingbucunzai","olipingbucunzaic","olipingbucunzaici","li","lip","lipi","lipin","liping","lipingb","lipingbu","lipingbuc","lipingbucu","lipingbucun","lipingbucunz","lipingbucunza","lipingbucunzai","lipingbucunzaic","lipingbucunzaici","ip","ipi","ipin","iping","ipingb","ipingbu","ipingbuc","ipingbucu","ipingbucun","ipingbucunz","ipingbucunza","ipingbucunzai","ipingbucunzaic","ipingbucunzaici","pin","ping","pingb","pingbu","pingbuc","pingbucu","pingbucun","pingbucunz","pingbucunza","pingbucunzai","pingbucunzaic","pingbucunzaici","in","ing","ingb","ingbu","ingbuc","ingbucu","ingbucun","ingbucunz","ingbucunza","ingbucunzai","ingbucunzaic","ingbucunzaici","ng","ngb","ngbu","ngbuc","ngbucu","ngbucun","ngbucunz","ngbucunza","ngbucunzai","ngbucunzaic","ngbucunzaici","gb","gbu","gbuc","gbucu","gbucun","gbucunz","gbucunza","gbucunzai","gbucunzaic","gbucunzaici","bu","buc","bucu","bucun","bucunz","bucunza","bucunzai","bucunzaic","bucunzaici","uc","ucu","ucun","ucunz","ucunza","ucunzai","ucunzaic","ucunzaici","cu","cun","cunz","cunza","cunzai","cunzaic","cunzaici","un","unz","unza","unzai","unzaic","unzaici","nz","nza","nzai","nzaic","nzaici","za","zai","zaic","zaici","ai","aic","aici","ic","ici","ci"}
select distinct on (pinyin) pinyin, term, product_count as count from search_terms
    where pinyin = any($1) and product_count > 0
    order by pinyin, product_count desc, term
;

-- $1 = {"(('真皮' | '_真皮') & ('玻璃瓶' | ('_玻璃' & '_璃瓶')) & ('不' | '_不':*))","(('玻璃瓶' | ('_玻璃' & '_璃瓶')) & ('不' | '_不':*))","(('真皮' | '_真皮') & ('不' | '_不':*))","(('真皮' | '_真皮') & ('玻璃瓶' | ('_玻璃' & '_璃瓶')))","('不' | '_不':*)","('玻璃瓶' | ('_玻璃' & '_璃瓶'))","('真皮' | '_真皮')","'玻璃'","'玻璃'"}
select (exists (select from product_search where tier = 0 and document @@ asked.query::tsquery) or exists (select from product_search where tier = 1 and document @@ asked.query::tsquery) or exists (select from product_search where tier = 2 and document @@ asked.query::tsquery) or exists (select from product_search where tier = 3 and document @@ asked.query::tsquery)) as found
    from unnest($1::text[]) with ordinality as asked (query, position)
    order by position
;

-- $1 = 3.2898681437297332
-- $2 = {"0.05","0.25","0.6","1"}
-- $3 = ('玻璃瓶' | '不')
-- $4 = 2
-- $5 = 0.7
-- $6 = 2
-- $7 = 0.4
-- $8 = 0.4
-- $9 = 4.934802215594599
-- $10 = {"0.05","0.25","0.6","1"}
-- $11 = ('_玻璃' | '_璃瓶' | '_不':*)
-- $12 = 0.15000000000000002
-- $13 = 0.5
-- $14 = 1000000
-- $15 = (('玻璃瓶' | ('_玻璃' & '_璃瓶')) & ('不' | '_不':*))
-- $16 = (('玻璃瓶' | ('_玻璃' & '_璃瓶')) & ('不' | '_不':*))
-- $17 = (('玻璃瓶' | ('_玻璃' & '_璃瓶')) & ('不' | '_不':*))
-- $18 = (('玻璃瓶' | ('_玻璃' & '_璃瓶')) & ('不' | '_不':*))
with page as (
      select product_id, key from (select product_id, round(1000000 * (
    ($1::real * ts_rank($2::real[], document, $3::tsquery)) / $4::real
    + $5::real * least(1, 0::real / $6::real)
    + $7::real * least(1, 0::real)
    + $8::real * least(1, ($9::real * ts_rank($10::real[], document, $11::tsquery)) / $12::real)) * (1 + $13::real * score / $14::real))::integer as key from (select * from (
      (select "product_id", "score", "document" from product_search
       where tier = 0 and document @@ $15::tsquery
       order by score + 0 desc, product_id desc limit 600) union all
      (select "product_id", "score", "document" from product_search
       where tier = 1 and document @@ $16::tsquery
       order by score + 0 desc, product_id desc limit 600) union all
      (select "product_id", "score", "document" from product_search
       where tier = 2 and document @@ $17::tsquery
       order by score + 0 desc, product_id desc limit 600) union all
      (select "product_id", "score", "document" from product_search
       where tier = 3 and document @@ $18::tsquery
       order by score + 0 desc, product_id desc limit 600)) as tiers limit 600) as found) as ranked
      order by key desc, product_id desc
      limit 25
    )
    select product_id as "productId", "key"::text as key, card::text as card
    from page join product_search using (product_id)
    order by page.key desc, product_id desc
;
