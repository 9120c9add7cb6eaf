-- additive
-- The platform operator above tenants (domain "Staff"): accounts, sessions and a log of their own. None of them has a
-- tenant; a connection that carries one sees no row of them, whatever it asks.

create table operators (
  id text primary key,
  email text not null unique check (email = lower(email)),
  name text not null,
  language text not null default 'ar' check (language in ('ar', 'en')),
  password_hash text not null,
  sealed_totp text,
  totp_step bigint not null default 0,       -- the last one used: a code serves once
  recovery_hashes text[] not null default '{}',
  made_at timestamptz not null default clock_timestamp()
);

create table operator_sessions (
  token_hash text primary key,
  operator_id text not null,
  device text not null default '',
  made_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null
);
create index operator_sessions_by_operator on operator_sessions (operator_id);

create table operator_log (
  id bigint generated always as identity primary key,
  operator_id text,                          -- none = a command on the machine
  who text not null,
  action text not null,
  subject text not null default '',          -- the restaurant, if it is about one
  name text not null default '',
  before jsonb,
  after jsonb,
  at timestamptz not null default clock_timestamp()
);
comment on table operator_log is 'append-only: what operators did';

create function no_tenant_here() returns boolean language sql stable as $$
  select coalesce(current_setting('app.tenant_id', true), '') = ''
$$;

alter table operators enable row level security;
create policy above_tenants on operators using (no_tenant_here()) with check (no_tenant_here());
alter table operator_sessions enable row level security;
create policy above_tenants on operator_sessions using (no_tenant_here()) with check (no_tenant_here());
-- a line is written in the transaction of the act that it tells of, which belongs to a restaurant
alter table operator_log enable row level security;
create policy written_anywhere on operator_log for insert with check (true);
create policy read_above on operator_log for select using (no_tenant_here());

-- Switched off by the provider: since when. Its website is closed then, whatever its own switch says.
alter table tenants add column off_since timestamptz;

-- The demo's own restaurants stand on its main site with their logins; those that somebody makes there do not.
alter table tenants add column shown_in_demo boolean not null default true;

-- Which restaurants there are: the ids alone, their rows are read one restaurant at a time.
create function list_tenants(wanted text, most integer, skipped integer)
  returns table (tenant_id text, total bigint) language sql stable security definer set search_path = public as $$
  select t.tenant_id, count(*) over () from tenants t
  where no_tenant_here() and (wanted = '' or strpos(lower(t.name_ar), wanted) > 0 or strpos(lower(t.name_en), wanted) > 0
    or exists (select from hosts h where h.tenant_id = t.tenant_id and strpos(h.host, wanted) > 0))
  order by t.created_at desc, t.tenant_id limit most offset skipped
$$;
