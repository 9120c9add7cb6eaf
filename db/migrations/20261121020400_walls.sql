-- The second wall: every table with tenant_id answers only for the tenant of the connection (safety 14).
-- A later migration that adds such a table calls protect_tenant_tables() again.

create function protect_tenant_tables() returns void language plpgsql as $$
declare name text;
begin
  for name in
    select c.table_name from information_schema.columns c join information_schema.tables t using (table_schema, table_name)
    where c.table_schema = 'public' and c.column_name = 'tenant_id' and t.table_type = 'BASE TABLE'
  loop
    execute format('alter table %I enable row level security', name);
    execute format('drop policy if exists of_tenant on %I', name);
    execute format('create policy of_tenant on %I using (tenant_id = current_setting(''app.tenant_id'')) with check (tenant_id = current_setting(''app.tenant_id''))', name);
  end loop;
end $$;

-- Content versions: one statement trigger per content table.
create function raise_content_version() returns trigger language plpgsql as $$
begin
  insert into content_versions (tenant_id) values (current_setting('app.tenant_id'))
  on conflict (tenant_id) do update set version = nextval('content_version_seq'), changed_at = clock_timestamp();
  if tg_table_name in ('tenants', 'settings', 'banners', 'pages', 'tracking_codes') then
    update content_versions set site_version = version where tenant_id = current_setting('app.tenant_id');
  end if;
  return null;
end $$;

do $$
declare name text;
begin
  foreach name in array array['tenants', 'settings', 'banners', 'pages', 'tracking_codes', 'branches', 'menu_groups',
    'allergens', 'items', 'option_groups', 'options', 'sold_out']
  loop
    execute format('create trigger content_version after insert or update or delete on %I for each statement execute function raise_content_version()', name);
  end loop;
end $$;

-- The few questions that cross tenants. Each returns the least that its caller needs.
create function find_tenant_by_host(wanted text)
  returns table (tenant_id text, primary_host text) language sql stable security definer set search_path = public as $$
  select h.tenant_id, p.host from hosts h join hosts p on p.tenant_id = h.tenant_id and p.is_primary where h.host = wanted
$$;

create function find_tenant_by_token(wanted text)
  returns table (tenant_id text, primary_host text) language sql stable security definer set search_path = public as $$
  select t.tenant_id, p.host from tenants t join hosts p on p.tenant_id = t.tenant_id and p.is_primary where t.app_token = wanted
$$;

create function list_tenant_hosts()
  returns table (tenant_id text, host text, is_primary boolean) language sql stable security definer set search_path = public as $$
  select h.tenant_id, h.host, h.is_primary from hosts h
$$;

create function list_content_versions(since timestamptz)
  returns table (tenant_id text, version bigint, site_version bigint, changed_at timestamptz) language sql stable security definer set search_path = public as $$
  select v.tenant_id, v.version, v.site_version, v.changed_at from content_versions v where v.changed_at >= since
$$;

create function find_staff_by_email(wanted text)
  returns table (tenant_id text, staff_id text) language sql stable security definer set search_path = public as $$
  select s.tenant_id, s.id from staff s where s.email = wanted and s.active
$$;

create function find_staff_session(wanted text)
  returns table (tenant_id text, staff_id text) language sql stable security definer set search_path = public as $$
  select s.tenant_id, s.staff_id from staff_sessions s where s.token_hash = wanted and s.ends_at > clock_timestamp()
$$;
create index staff_by_email on staff (email);
create index staff_sessions_by_token on staff_sessions (token_hash);

create function due_holds(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select o.tenant_id, o.id from orders o where o.status = 'callcenter_pending' and o.hold_until <= at
  order by o.hold_until limit most
$$;

create function due_accepts(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select o.tenant_id, o.id from orders o where o.status = 'created' and o.accept_by <= at
  order by o.accept_by limit most
$$;

create function due_attempts(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select a.tenant_id, a.reference from payment_attempts a where a.ask_at <= at order by a.ask_at limit most
$$;

create function due_refunds(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select r.tenant_id, r.reference from refunds r where r.ask_at <= at order by r.ask_at limit most
$$;

create function find_gateway_account(wanted text)
  returns table (tenant_id text) language sql stable security definer set search_path = public as $$
  select a.tenant_id from gateway_accounts a where a.id = wanted and a.enabled
$$;
create unique index gateway_accounts_by_id on gateway_accounts (id);

-- The relay claims rows of all tenants in order, acts on them, then drops them: an act may repeat, none is lost.
create function claim_outbox(most integer)
  returns table (tenant_id text, id bigint, kind text, payload jsonb) language sql volatile security definer set search_path = public as $$
  update outbox o set claimed_until = clock_timestamp() + interval '30 s' from (
    select x.tenant_id, x.id from outbox x
    where (x.claimed_until is null or x.claimed_until < clock_timestamp()) and x.at <= clock_timestamp()
    order by x.id limit most for update skip locked
  ) taken
  where o.tenant_id = taken.tenant_id and o.id = taken.id
  returning o.tenant_id, o.id, o.kind, o.payload
$$;

create function drop_outbox(done bigint[])
  returns void language sql volatile security definer set search_path = public as $$
  delete from outbox where id = any (done)
$$;

select protect_tenant_tables();
