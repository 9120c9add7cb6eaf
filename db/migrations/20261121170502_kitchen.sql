-- The kitchen by station (issue "The console"): groups of the menu belong to a station, which bumps its part of an order.
create table kitchen_stations (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  name_ar text not null,
  name_en text not null,
  group_ids jsonb not null default '[]',   -- groups of the menu whose dishes are made here
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
create index kitchen_stations_by_branch on kitchen_stations (tenant_id, branch_id, position);

create table kitchen_marks (
  tenant_id text not null references tenants,
  order_id text not null,
  station_id text not null,
  branch_id text not null,
  since timestamptz not null,         -- when it came to the station
  done_at timestamptz,                -- none: recalled
  recalled_at timestamptz,
  staff_id text not null,
  primary key (tenant_id, order_id, station_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, station_id) references kitchen_stations (tenant_id, id) on delete cascade
);
create index kitchen_marks_by_done on kitchen_marks (tenant_id, station_id, done_at);

select protect_tenant_tables();
