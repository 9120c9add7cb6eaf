-- additive
-- Coupons are edited: of two staff who began from the same one the second is told. Under their hands it is counted.
alter table coupons add column version integer not null default 1;
