-- The kinds of order, once: those of rules.order.kinds in the contract. A migration that adds a kind replaces the constraint (notes.md).
-- Made without a constraint and given it at the end: a column that becomes a domain with a constraint is written anew.
create domain order_kind as text;
alter table orders drop constraint orders_kind_check, alter column kind type order_kind;
-- Not validated: only these kinds could be made until now.
alter domain order_kind add constraint order_kind_known check (value in ('normal', 'prize')) not valid;

-- Whom a line is credited to by where it was bought (a celebrity); other lines go by the buyer's last click.
alter table order_lines add column credit_id uuid;
