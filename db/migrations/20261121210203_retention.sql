-- additive
-- When a restaurant's old data was last looked through (domain "Privacy"): daily, sooner when there was more than one
-- look takes.
create table retention_looks (
  tenant_id text primary key references tenants,
  look_at timestamptz not null
);

create function due_retention(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select t.tenant_id, t.tenant_id from tenants t left join retention_looks l on l.tenant_id = t.tenant_id
  where l.look_at is null or l.look_at <= at order by l.look_at nulls first limit most
$$;

-- What is looked for by its age.
create index messages_by_age on messages (tenant_id, at);
create index carts_by_age on carts (tenant_id, updated_at);
create index audit_log_by_age on audit_log (tenant_id, at);
create index orders_with_names on orders (tenant_id, placed_at) where contact_name <> '' or contact_mobile <> '';

select protect_tenant_tables();
