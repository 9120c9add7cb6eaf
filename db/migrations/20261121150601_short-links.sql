-- additive
-- Short links /r/{code} (spec 2, domain "Routes whose purpose the spec does not show"): made in the console, counted and
-- redirected to an own path or to a host that the owner has listed (link_hosts).
create table short_links (
  tenant_id text not null references tenants,
  code text not null check (code ~ '^[0-9A-Za-z_-]{1,40}$'),
  target text not null check (length(target) <= 500),
  clicks bigint not null default 0,
  created_at timestamptz not null default now(),
  primary key (tenant_id, code)
);

-- a click changes no page: it raises no version
create trigger content_version after insert or delete or update of target on short_links
  for each statement execute function raise_content_version();

select protect_tenant_tables();
