-- additive
-- What a wallet had paid of an order whose account is deleted goes back to no wallet: staff give it by hand.
alter table credit_notes add column by_hand boolean not null default false;
