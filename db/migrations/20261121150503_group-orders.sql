-- additive
-- Group order by link: companions add to one cart from their own phones (issue "7 of 9").

create table group_orders (
  tenant_id text not null references tenants,
  id text not null,                   -- unguessable: whoever holds the link may look and join
  cart_id text not null,
  host_name text not null default '',
  open boolean not null default true, -- the host closes the list before ordering
  made_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, cart_id),
  foreign key (tenant_id, cart_id) references carts (tenant_id, id)
);

create table group_members (
  tenant_id text not null references tenants,
  group_id text not null,
  id text not null,
  browser text not null,              -- hash of the browser's secret
  name text not null,
  joined_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, group_id, id),
  unique (tenant_id, group_id, browser),
  foreign key (tenant_id, group_id) references group_orders (tenant_id, id)
);
create index group_members_by_browser on group_members (tenant_id, browser, joined_at desc);

select protect_tenant_tables();
