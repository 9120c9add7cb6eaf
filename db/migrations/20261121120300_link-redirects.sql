-- additive
-- Printed links that a tenant leads elsewhere (spec 2 "Other behaviour", domain "Tables"): /table/{code} and /emenu/{n}
-- to an electronic menu of its own, or to a host that its owner has listed.
create table link_redirects (
  tenant_id text not null references tenants,
  kind text not null check (kind in ('table', 'emenu')),
  code text not null check (code ~ '^[0-9A-Za-z_-]{1,64}$'),
  target text not null check (length(target) <= 500),
  primary key (tenant_id, kind, code)
);

create table link_hosts (
  tenant_id text not null references tenants,
  host text not null check (length(host) <= 253 and host = lower(host)),
  primary key (tenant_id, host)
);

create trigger content_version after insert or update or delete on link_redirects
  for each statement execute function raise_content_version();
create trigger content_version after insert or update or delete on link_hosts
  for each statement execute function raise_content_version();

select protect_tenant_tables();
