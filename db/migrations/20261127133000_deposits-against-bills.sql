-- additive
-- A reservation's deposit is set against the bill of the table's session once: a share that is its order.
create unique index table_shares_by_order on table_shares (tenant_id, order_id) where order_id is not null;
