-- When the hours in which an order for now was placed end: nobody accepts it on another business day (safety 10).
alter table orders add column closes_at timestamptz;
