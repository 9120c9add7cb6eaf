-- additive
-- Since when the money of a refund is at the restaurant again: its gateway had called it done, and the bank sent it back. It
-- needs a person from then on (safety 5). One that is done and has this moment was given to its guest another way, by the
-- word of staff, also after a gateway had refused it.
alter table refunds add column bounced_at timestamptz;
create index refunds_waiting on refunds (tenant_id, made_at) where state in ('needs_person', 'failed');
