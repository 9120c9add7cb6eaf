-- Web push: a tenant's keys, and the phones that want to hear of a party's turn (decision 0067). What is secret of both is
-- sealed by the server's key.

create table push_keys (
  tenant_id text not null references tenants,
  public_key text not null,
  sealed_private_key text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id)
);

create table waiting_devices (
  tenant_id text not null references tenants,
  entry_id text not null,
  id text not null,                   -- names the endpoint: one phone is told once
  sealed_subscription text not null,
  language text not null check (language in ('ar', 'en')),
  told_calls integer not null default 0, -- of the entry's calls, the last that this phone was told of
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, entry_id, id),
  foreign key (tenant_id, entry_id) references waiting_entries (tenant_id, id)
);

select protect_tenant_tables();
