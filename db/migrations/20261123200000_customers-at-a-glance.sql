-- additive
-- What staff know of a customer; goes with the account.
alter table customers add column note text not null default '';
-- What a customer has ordered and spent, read without the orders themselves.
create index orders_served on orders (tenant_id, shopper) include (total, returned, delivered_at)
  where delivered_at is not null and kind in ('order', 'table_share');
