-- Tenants, their words and looks. Every table with tenant_id gets row-level security by the last migration step
-- `protect_tenant_tables()`; the app role owns nothing (safety 14).

create table installation (
  only_row boolean primary key default true check (only_row),
  mode text not null check (mode in ('demo', 'live')),
  made_at timestamptz not null default now()
);

create table tenants (
  tenant_id text primary key,
  name_ar text not null,
  name_en text not null,
  title_ar text not null default '',
  title_en text not null default '',
  country text not null check (country in ('SA', 'EG', 'AE', 'QA')),
  currency text not null check (currency in ('SAR', 'EGP', 'AED', 'QAR')),
  prices_include_vat boolean not null default true,
  vat_basis_points integer not null check (vat_basis_points between 0 and 10000),
  tax_number text not null default '',
  logo text not null default '',
  app_token text not null unique,
  default_branch_id text,
  created_at timestamptz not null default now()
);

-- Global by nature: a host is looked up before a tenant is known, and belongs to one tenant at most.
create table hosts (
  host text primary key check (host = lower(host)),
  tenant_id text not null references tenants,
  is_primary boolean not null default false
);
create unique index hosts_one_primary on hosts (tenant_id) where is_primary;

create table settings (
  tenant_id text not null references tenants,
  key text not null,
  value text not null,
  primary key (tenant_id, key)
);

create table banners (
  tenant_id text not null references tenants,
  id text not null,
  place text not null,
  type text not null check (type in ('default', 'item', 'group', 'url')),
  title_ar text not null default '', title_en text not null default '',
  text_ar text not null default '', text_en text not null default '',
  picture jsonb,
  item_id text, group_id text, url text,
  appear_in_period integer not null default 0,
  starts_at timestamptz, ends_at timestamptz,
  position integer not null default 0,
  primary key (tenant_id, id)
);

create table pages (
  tenant_id text not null references tenants,
  slug text not null,
  title_ar text not null, title_en text not null,
  body_ar text not null, body_en text not null,
  position integer not null default 0,
  primary key (tenant_id, slug)
);

create table tracking_codes (
  tenant_id text not null references tenants,
  provider text not null,
  place text not null default 'web',
  web_code text not null,
  enable boolean not null default true,
  primary key (tenant_id, provider, place)
);

create table gateway_accounts (
  tenant_id text not null references tenants,
  id text not null,
  gateway text not null,
  live boolean not null,
  enabled boolean not null default true,
  sealed_credentials text not null,
  primary key (tenant_id, id)
);

-- The version that page cache and catalogue watch (safety 29). Triggers raise it on every content change.
create sequence content_version_seq;
create table content_versions (
  tenant_id text primary key references tenants,
  version bigint not null default nextval('content_version_seq'),
  site_version bigint not null default 0,  -- the version at which looks, words or pages changed: pages reload fully
  changed_at timestamptz not null default clock_timestamp()
);
create index content_versions_changed on content_versions (changed_at);
