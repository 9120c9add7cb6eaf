-- additive
-- Domains that a restaurant says are its own (safety 17). A claim gives nothing: the host is bound (hosts) once a TXT
-- record proves who owns the domain and its addresses lead here.
create table host_claims (
  tenant_id text not null references tenants,
  host text not null check (host = lower(host)),
  proof text not null,                       -- what the TXT record must say
  state text not null default 'pending' check (state in ('pending', 'verified', 'failed')),
  fault text,                                -- what the last check found wrong (domain/domain-check.ts)
  failing_since timestamptz,                 -- of one that was verified
  checked_at timestamptz,
  check_at timestamptz not null default clock_timestamp(),
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, host)
);
create index host_claims_due on host_claims (check_at);

create function due_host_checks(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select c.tenant_id, c.host from host_claims c where c.check_at <= at order by c.check_at limit most
$$;

select protect_tenant_tables();
