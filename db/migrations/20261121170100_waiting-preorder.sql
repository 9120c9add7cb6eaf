-- additive
-- What a party in the queue chooses ahead is a cart that becomes its table's when it is seated (decision 0061).
alter table waiting_entries add column cart_id text;
alter table waiting_entries add foreign key (tenant_id, cart_id) references carts (tenant_id, id);
create unique index waiting_entries_one_cart on waiting_entries (tenant_id, cart_id) where cart_id is not null;
