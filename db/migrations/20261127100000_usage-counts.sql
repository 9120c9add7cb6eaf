-- additive
-- What was used of what costs the restaurant or takes from others, by the hour (decision 0205). Whose it is is a keyed hash:
-- no number, e-mail or address stands here.
create table usage_counts (
  tenant_id text not null references tenants,
  kind text not null,
  subject text not null,
  hour timestamptz not null,
  count integer not null,
  primary key (tenant_id, kind, subject, hour)
);
create index usage_counts_due on usage_counts (hour);

-- A limit looks back 24 hours; one day more is kept for whoever asks why.
create function due_usage_counts(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select distinct u.tenant_id, u.tenant_id from usage_counts u where u.hour <= at - interval '2 days' limit most
$$;

alter table messages drop constraint messages_reason_check;
alter table messages add constraint messages_reason_check
  check (reason in ('refused', 'expired', 'no-sender', 'unknown', 'gave-up', 'undelivered', 'limit')) not valid;

select protect_tenant_tables();
