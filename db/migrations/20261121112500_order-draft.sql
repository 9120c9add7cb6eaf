-- What the guest chose beside the lines (spec 3 "Order draft"), frozen with the order.
alter table orders add column draft jsonb not null default '{}';
