-- Driver runs (domain "Staff"): a driver works from an unguessable link, which shows the orders of the run until they are
-- handed over. The position is shared by choice and gone with the run.

create table driver_runs (
  tenant_id text not null references tenants,
  id text not null,                   -- random: it is the link
  branch_id text not null,
  driver_name text not null,
  latitude double precision,
  longitude double precision,
  seen_at timestamptz,                -- when the position was shared last; none while it is not
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id),
  check ((latitude is null) = (longitude is null) and (latitude is null) = (seen_at is null))
);
create index driver_runs_by_branch on driver_runs (tenant_id, branch_id, made_at desc);

-- An order is in one run at most: given to another driver, it moves there.
create table driver_run_orders (
  tenant_id text not null references tenants,
  order_id text not null,
  run_id text not null,
  position integer not null,
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, run_id) references driver_runs (tenant_id, id)
);
create index driver_run_orders_by_run on driver_run_orders (tenant_id, run_id, position);

select protect_tenant_tables();
