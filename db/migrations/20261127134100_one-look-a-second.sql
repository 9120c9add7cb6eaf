-- additive
-- What every process looks at once a second is one statement (decision 0229). Hosts have versions as content has, so that
-- only those of a tenant whose hosts changed are read anew.
create table host_versions (
  tenant_id text primary key references tenants,
  version bigint not null default nextval('content_version_seq'),
  changed_at timestamptz not null default clock_timestamp()
);
create index host_versions_changed on host_versions (changed_at);

-- A host that moves is another one for both restaurants. Whoever moves it need not see either's rows.
create function raise_host_version() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into host_versions as v (tenant_id)
  select distinct t from unnest(array[
    case when tg_op <> 'INSERT' then old.tenant_id end, case when tg_op <> 'DELETE' then new.tenant_id end]) t
  where t is not null
  on conflict (tenant_id) do update set version = nextval('content_version_seq'), changed_at = clock_timestamp();
  return null;
end $$;
create trigger host_version after insert or update or delete on hosts
  for each row execute function raise_host_version();

create function list_changes(since timestamptz)
  returns table (kind text, tenant_id text, version bigint, site_version bigint)
  language sql stable security definer set search_path = public as $$
  select 'content', v.tenant_id, v.version, v.site_version from content_versions v where v.changed_at >= since
  union all
  select 'hosts', h.tenant_id, h.version, 0 from host_versions h where h.changed_at >= since
  union all
  select 'outbox', '', 0, 0 where exists (select from outbox x
    where (x.claimed_until is null or x.claimed_until < statement_timestamp()) and x.at <= statement_timestamp())
$$;

-- Most rows wait for the end of a session, weeks away: neither the question nor the relay may walk through them. (A
-- clock_timestamp() is another one for each row, so no index helps to find what is before it.)
create index outbox_due on outbox (at);
create or replace function claim_outbox(most integer)
  returns table (tenant_id text, id bigint, kind text, payload jsonb) language sql volatile security definer set search_path = public as $$
  update outbox o set claimed_until = clock_timestamp() + interval '30 s' from (
    select x.tenant_id, x.id from outbox x
    where (x.claimed_until is null or x.claimed_until < statement_timestamp()) and x.at <= statement_timestamp()
    order by x.id limit most for update skip locked
  ) taken
  where o.tenant_id = taken.tenant_id and o.id = taken.id
  returning o.tenant_id, o.id, o.kind, o.payload
$$;

create function list_hosts_of(tenants text[])
  returns table (tenant_id text, host text, is_primary boolean, bound_at timestamptz)
  language sql stable security definer set search_path = public as $$
  select h.tenant_id, h.host, h.is_primary, h.bound_at from hosts h
  where h.tenant_id = any (tenants) or tenants is null
$$;

-- Retention looks at every restaurant once a day. They are spread over it evenly, also when many are new at once.
create index retention_looks_due on retention_looks (look_at);

create function spread_retention_looks()
  returns void language sql volatile security definer set search_path = public as $$
  insert into retention_looks (tenant_id, look_at)
  select n.tenant_id, clock_timestamp() + interval '1 day' * (n.place - random()) / n.total
  from (
    select t.tenant_id, row_number() over (order by random()) as place, count(*) over () as total
    from tenants t where not exists (select from retention_looks l where l.tenant_id = t.tenant_id)
  ) n
  on conflict (tenant_id) do nothing
$$;
-- until now all that came at once were looked at in the same minutes of each day
update retention_looks set look_at = clock_timestamp() + interval '1 day' * random();
select spread_retention_looks();

create function look_at_new_tenant() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into retention_looks (tenant_id, look_at)
  values (new.tenant_id, clock_timestamp() + interval '1 day' * random()) on conflict (tenant_id) do nothing;
  return null;
end $$;
create trigger retention_look after insert on tenants for each row execute function look_at_new_tenant();

-- After a standstill many are due at once: a look takes no more than lets a day's looks, two a minute, take twice the usual.
create or replace function due_retention(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select l.tenant_id, l.tenant_id from retention_looks l where l.look_at <= due_retention.at order by l.look_at
  limit least(most, (select count(*) / 1440 + 4 from retention_looks))
$$;

select protect_tenant_tables();
