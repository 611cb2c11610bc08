-- Products that search shows in a channel now: the sweep that lets the flag come and go compares them with the channels every two
-- seconds. A few hundred rows at most, so that no other write of a list touches it. The names are those of `searchedChannels`
-- (packages/pricing), and the sweep's statement repeats this condition to the letter.
create index product_search_channels on product_search (product_id)
  where facets && '{f:groupPurchase,f:openBox,f:celebrity,f:woot}'::text[];
