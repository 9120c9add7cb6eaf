-- additive
-- A branch may accept its orders by itself, with the minutes that were promised (issue "The console").
alter table branches add column auto_accept boolean not null default false;
