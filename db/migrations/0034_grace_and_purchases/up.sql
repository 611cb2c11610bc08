-- Integral that comes back for goods that went back is good for thirty days at least, once: such a lot is marked.

alter table integral_lots add column is_grace boolean not null default false;
-- What was earned ends with a calendar year of Shanghai; whatever ends on another day was given thirty days.
update integral_lots set is_grace = true
where cause_kind = 'afterSale' and extract(doy from expires_at at time zone 'Asia/Shanghai') <> 1;

-- Staff look for purchases in a state, the newest first.
create index vip_purchases_by_state on vip_purchases (state, id);
