-- A till beside the product (issue "The console"; decision 0074): its account, what of ours is what of its, and the orders
-- that go there, each once.
create table pos_connections (
  tenant_id text not null references tenants,
  system text not null check (system in ('foodics')),
  enabled boolean not null default true,
  sealed_account text not null,
  business_reference text not null,
  business_name text not null,
  sealed_hook text not null,          -- the secret part of the address at which it tells of changes
  hook_hash text not null,
  payment_method_id text not null default '',
  delivery_charge_id text not null default '',
  made_at timestamptz not null,
  primary key (tenant_id, system)
);
create index pos_connections_by_hook on pos_connections (hook_hash);

create table pos_links (
  tenant_id text not null references tenants,
  system text not null,
  kind text not null check (kind in ('branch', 'item', 'option')),
  our_id text not null,
  pos_id text not null,
  primary key (tenant_id, system, kind, our_id)
);

create table pos_orders (
  tenant_id text not null references tenants,
  order_id text not null,
  system text not null,
  -- `sending` is written before the call: after a death in between the till is asked before anything is sent again
  state text not null check (state in ('waiting', 'sending', 'sent', 'refused')),
  pos_order_id text,
  pos_status text not null default '',
  error text not null default '',
  tries integer not null default 0,
  fence integer not null default 0,
  due_at timestamptz,                 -- to be sent, to be looked for, or to be asked how it stands
  made_at timestamptz not null,
  sent_at timestamptz,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index pos_orders_due on pos_orders (due_at) where due_at is not null;
create index pos_orders_by_pos on pos_orders (tenant_id, pos_order_id) where pos_order_id is not null;
create index pos_orders_newest on pos_orders (tenant_id, made_at desc);

create function due_pos_orders(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select o.tenant_id, o.order_id from pos_orders o
  join pos_connections c on c.tenant_id = o.tenant_id and c.system = o.system and c.enabled
  where o.due_at <= at order by o.due_at limit most
$$;

create function find_pos_hook(wanted text)
  returns table (tenant_id text, system text) language sql stable security definer set search_path = public as $$
  select c.tenant_id, c.system from pos_connections c where c.hook_hash = wanted and c.enabled
$$;

select protect_tenant_tables();
