-- What lists and search read: one row for each product on sale, made anew in the transaction that changes the product.

create table product_search (
  product_id uuid primary key references products (id),
  -- By popularity, the first tiers small (searchRules.tierSizes). Search takes them in this order and stops when it has
  -- enough, so that its work hardly grows with the shop.
  tier smallint not null check (tier between 0 and 3),
  -- Popularity without any query: what 综合 sorts by.
  score integer not null,
  sales_count integer not null,
  price_fen integer not null,
  listed_at timestamptz not null,
  category_1 text not null,
  category_2 text not null,
  category_3 text not null,
  in_stock boolean not null,
  -- What facets count: b:brand, o:颜色:云灰, a:材质:陶瓷, f:vip …
  facets text[] not null,
  -- Words of the product, and the same facets, categories and price steps as lexemes of their own.
  document tsvector not null,
  -- The card as it is answered: JSON text that nobody needs to take apart.
  card json not null
);

-- Ranking reads the documents of hundreds of products: they stay in the row instead of in a table beside it.
alter table product_search set (toast_tuple_target = 4080);

-- Without a list of pending entries, which every search would read through.
create index product_search_words_0 on product_search using gin (document) with (fastupdate = off) where tier = 0;
create index product_search_words_1 on product_search using gin (document) with (fastupdate = off) where tier = 1;
create index product_search_words_2 on product_search using gin (document) with (fastupdate = off) where tier = 2;
create index product_search_words_3 on product_search using gin (document) with (fastupdate = off) where tier = 3;

-- Browsing a category in each order reads its page from one of these, however many products there are.
create index product_search_score on product_search (score desc, product_id desc);
create index product_search_sales on product_search (sales_count desc, product_id desc);
create index product_search_new on product_search (listed_at desc, product_id desc);
create index product_search_price on product_search (price_fen, product_id);
create index product_search_score_1 on product_search (category_1, score desc, product_id desc);
create index product_search_sales_1 on product_search (category_1, sales_count desc, product_id desc);
create index product_search_new_1 on product_search (category_1, listed_at desc, product_id desc);
create index product_search_price_1 on product_search (category_1, price_fen, product_id);
create index product_search_score_2 on product_search (category_2, score desc, product_id desc);
create index product_search_sales_2 on product_search (category_2, sales_count desc, product_id desc);
create index product_search_new_2 on product_search (category_2, listed_at desc, product_id desc);
create index product_search_price_2 on product_search (category_2, price_fen, product_id);
create index product_search_score_3 on product_search (category_3, score desc, product_id desc);
create index product_search_sales_3 on product_search (category_3, sales_count desc, product_id desc);
create index product_search_new_3 on product_search (category_3, listed_at desc, product_id desc);
create index product_search_price_3 on product_search (category_3, price_fen, product_id);

-- Words that lead somewhere: for suggestions, and to turn pinyin into words.
create table search_terms (
  term text primary key check (length(term) between 1 and 40),
  kind text not null check (kind in ('word', 'phrase', 'brand', 'category')),
  -- Without spaces and tones: erji, and its initials: ej.
  pinyin text not null,
  initials text not null,
  -- Products that it leads to, as of the last count.
  product_count integer not null check (product_count >= 0)
);
create index search_terms_term on search_terms (term text_pattern_ops);
create index search_terms_pinyin on search_terms (pinyin text_pattern_ops);
create index search_terms_initials on search_terms (initials text_pattern_ops);

-- A word that people use, and the word that products use.
create table search_synonyms (
  term text not null,
  meaning text not null,
  primary key (term, meaning),
  check (term <> meaning)
);
