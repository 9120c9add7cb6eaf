-- additive
-- What is left of a customer's points is read with every balance: years of spent lots must not be walked over.
create index points_lots_open on points_lots (tenant_id, customer_id, expires_at) where left_points > 0;
