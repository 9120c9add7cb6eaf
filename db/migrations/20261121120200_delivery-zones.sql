-- Where branches deliver and on which terms (domain "Delivery zones"). Zones are content: what pages and carts say of
-- delivery changes with them.

create table delivery_zones (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  name_ar text not null, name_en text not null,
  shape jsonb not null,               -- domain/zone.ts: a polygon or a circle, degrees and metres
  fee bigint not null check (fee >= 0),
  minimum bigint not null check (minimum >= 0),
  free_above bigint check (free_above >= 0),
  minutes integer not null check (minutes between 0 and 240),
  active boolean not null default true,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
create index delivery_zones_by_branch on delivery_zones (tenant_id, branch_id, made_at);
create trigger content_version after insert or update or delete on delivery_zones
  for each statement execute function raise_content_version();

select protect_tenant_tables();
