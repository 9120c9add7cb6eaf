-- additive
-- A table's bill may have a coupon and one guest's points: what is wished, and what was taken when its first payment began.
alter table table_sessions add column tender jsonb;
alter table table_sessions add column taken jsonb;
