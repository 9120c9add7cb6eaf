-- additive
-- When a branch is open and for when it takes orders (spec 4 "Order timing", 5; domain "Stock and slots").
alter table branches add column type_hours jsonb not null default '{}'; -- order type → hours; none = the branch's

-- Other hours in a range of local dates: holidays, special hours, Ramadan. No windows = closed.
create table hours_exceptions (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  name_ar text not null default '', name_en text not null default '',
  from_date date not null,
  to_date date not null,
  types text[] not null default '{}', -- none = all
  windows jsonb not null default '[]',
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  check (from_date <= to_date)
);
create index hours_exceptions_by_branch on hours_exceptions (tenant_id, branch_id);

-- Short stops: by a weekly timetable (prayer times), or once with their own end.
create table pauses (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  name_ar text not null default '', name_en text not null default '',
  types text[] not null default '{}',
  windows jsonb not null default '[]',
  from_date date,
  to_date date,
  starts_at timestamptz,
  ends_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  check ((starts_at is null) = (ends_at is null)),
  check (starts_at < ends_at),
  check (from_date <= to_date)
);
create index pauses_by_branch on pauses (tenant_id, branch_id);

create table slot_rules (
  tenant_id text not null references tenants,
  branch_id text not null,
  period_minutes integer not null check (period_minutes between 5 and 240),
  lead_minutes integer not null check (lead_minutes >= 0),
  stop_minutes integer not null default 0 check (stop_minutes >= 0),
  cut_off_minutes integer check (cut_off_minutes between 0 and 1439),
  cut_off_days integer check (cut_off_days between 0 and 30),
  days_ahead integer check (days_ahead between 0 and 60), -- none = the restaurant's setting
  most_orders integer check (most_orders > 0),
  most_minutes integer check (most_minutes > 0),
  most_amount bigint check (most_amount > 0),
  primary key (tenant_id, branch_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  check ((cut_off_minutes is null) = (cut_off_days is null))
);

-- What is taken of a slot. Its row is locked by whoever takes or gives back, after the order's (safety 8). `unproven` is
-- the part that guests without a proven number hold while they pay (safety 9).
create table slot_usage (
  tenant_id text not null references tenants,
  branch_id text not null,
  slot_start timestamptz not null,
  orders integer not null default 0 check (orders >= 0),
  minutes integer not null default 0 check (minutes >= 0),
  amount bigint not null default 0 check (amount >= 0),
  unproven_orders integer not null default 0 check (unproven_orders >= 0),
  unproven_minutes integer not null default 0 check (unproven_minutes >= 0),
  unproven_amount bigint not null default 0 check (unproven_amount >= 0),
  primary key (tenant_id, branch_id, slot_start),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade
);

alter table orders
  add column slot_start timestamptz,
  add column slot_end timestamptz,
  add column slot_minutes integer,    -- what it takes of its slot
  add column slot_amount bigint,
  add column slot_proven boolean,     -- the one who ordered is signed in
  add column release_at timestamptz,  -- when it comes to the kitchen
  add check ((slot_start is null) = (slot_end is null or slot_minutes is null or slot_amount is null
    or slot_proven is null or release_at is null));
create index orders_by_slot on orders (tenant_id, branch_id, slot_start) where slot_start is not null;

do $$
declare name text;
begin
  foreach name in array array['hours_exceptions', 'pauses', 'slot_rules']
  loop
    execute format('create trigger content_version after insert or update or delete on %I for each statement execute function raise_content_version()', name);
  end loop;
end $$;

select protect_tenant_tables();
