-- additive
-- Real gateways. What the gateway calls a session; attempts that can only bring late money any more; which of the
-- tenant's accounts takes new payments.

alter table payment_attempts add column session_id text;
create index attempts_by_session on payment_attempts (tenant_id, session_id) where session_id is not null;

-- late: over for its order, yet what it may still bring is asked for and goes back or revives (safety 3)
alter table payment_attempts drop constraint payment_attempts_state_check;
alter table payment_attempts add constraint payment_attempts_state_check
  check (state in ('opening', 'open', 'submitted', 'late', 'captured', 'closed'));

alter table gateway_accounts add column chosen boolean not null default false;
create unique index gateway_accounts_one_chosen on gateway_accounts (tenant_id) where chosen;
