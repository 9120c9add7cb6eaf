-- additive
-- What a tenant holds at providers of messages, in the order in which they are tried.
create table message_accounts (
  tenant_id text not null references tenants (tenant_id),
  id text not null,
  provider text not null,
  channel text not null check (channel in ('sms', 'whatsapp', 'email')),
  place integer not null,               -- the lower is tried first
  enabled boolean not null default true,
  shown jsonb not null default '{}',    -- values that staff may see again
  sealed_secrets text not null,         -- the others, by the server's key
  balance_amount text,                  -- as the provider last told
  balance_currency text,
  changed_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, provider)
);

-- Why a message ended without being taken; the provider's own words stand in error.
alter table messages add column reason text
  check (reason in ('refused', 'expired', 'no-sender', 'unknown', 'gave-up'));

select protect_tenant_tables();
