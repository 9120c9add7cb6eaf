create table branches (
  tenant_id text not null references tenants,
  id text not null,
  name_ar text not null, name_en text not null,
  address_ar text not null default '', address_en text not null default '',
  phone text not null default '',
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  time_zone text not null,
  hours jsonb not null default '[]',
  types text[] not null,
  asap_allowed boolean not null default true,
  schedule_allowed boolean not null default true,
  base_minutes integer not null default 15 check (base_minutes > 0),
  accept_within_minutes integer not null default 15 check (accept_within_minutes > 0),
  accepting boolean not null default true,
  enable_custom_tax boolean not null default false,
  custom_tax_number text not null default '',
  custom_tax_url text not null default '',
  position integer not null default 0,
  primary key (tenant_id, id)
);
alter table tenants add foreign key (tenant_id, default_branch_id) references branches (tenant_id, id) deferrable initially deferred;

create table menu_groups (
  tenant_id text not null references tenants,
  id text not null,
  name_ar text not null, name_en text not null,
  picture jsonb,
  windows jsonb not null default '[]',
  position integer not null default 0,
  primary key (tenant_id, id)
);

create table allergens (
  tenant_id text not null references tenants,
  id text not null,
  name_ar text not null, name_en text not null,
  icon text not null,
  position integer not null default 0,
  primary key (tenant_id, id)
);

create table items (
  tenant_id text not null references tenants,
  id text not null,
  group_id text not null,
  name_ar text not null, name_en text not null,
  description_ar text not null default '', description_en text not null default '',
  price bigint not null check (price >= 0),
  price_before bigint check (price_before > price),
  calories integer check (calories >= 0),
  picture jsonb,
  allergens text[] not null default '{}',
  windows jsonb not null default '[]',
  max_quantity integer check (max_quantity > 0),
  scheduled_only boolean not null default false,
  featured boolean not null default false,
  tags text[] not null default '{}',
  types text[] not null default '{pickup,car,delivery,dinein}',
  make_minutes integer not null default 5,
  hidden boolean not null default false,
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, group_id) references menu_groups (tenant_id, id)
);
create index items_by_group on items (tenant_id, group_id);

create table option_groups (
  tenant_id text not null references tenants,
  id text not null,
  item_id text not null,
  name_ar text not null, name_en text not null,
  min_count integer not null default 0 check (min_count >= 0),
  max_count integer not null default 1 check (max_count >= 1 and max_count >= min_count),
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, item_id) references items (tenant_id, id) on delete cascade
);
create index option_groups_by_item on option_groups (tenant_id, item_id);

create table options (
  tenant_id text not null references tenants,
  id text not null,
  option_group_id text not null,
  name_ar text not null, name_en text not null,
  price bigint not null default 0 check (price >= 0),
  min_count integer not null default 1 check (min_count >= 1),
  max_count integer not null default 1 check (max_count >= min_count),
  calories integer,
  preset boolean not null default false,
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, option_group_id) references option_groups (tenant_id, id) on delete cascade
);
create index options_by_group on options (tenant_id, option_group_id);

create table sold_out (
  tenant_id text not null references tenants,
  branch_id text not null,
  item_id text not null,
  until timestamptz,
  set_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, branch_id, item_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  foreign key (tenant_id, item_id) references items (tenant_id, id) on delete cascade
);
create index sold_out_by_item on sold_out (tenant_id, item_id);
