-- additive
-- Gateways whose card form stands in our own page: what draws it, and which way to pay an attempt is for. Refunds that
-- the gateway knows by a name of its own.

alter table payment_attempts add column form jsonb;
alter table payment_attempts add column method text check (method in ('mada', 'card', 'apple_pay'));
-- where the browser of a charge that we ordered goes: a repeated press leads there again
alter table payment_attempts add column next_url text;
alter table refunds add column gateway_refund_id text;
create index refunds_by_gateway_id on refunds (tenant_id, gateway_refund_id) where gateway_refund_id is not null;
