-- Campaigns are paged by their end, those that end first in front. The products of all that run are read from the index alone.
create index group_campaigns_ending on group_campaigns (ends_at, id) include (product_id, starts_at);
