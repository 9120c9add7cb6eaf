-- Reservations (domain "Reservations and the queue"). A table is taken for a span of time by one row of `table_claims`;
-- two spans of one table cannot overlap, whatever the timing: the exclusion constraint is what guards it (decision 0050).

create extension if not exists btree_gist;

alter table tables
  add column seats_from integer not null default 1 check (seats_from between 1 and 50),
  add column bookable boolean not null default true,
  add column spot jsonb;              -- where it stands on the floor plan

create table table_combinations (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  table_ids text[] not null check (cardinality(table_ids) >= 2),
  seats_from integer not null check (seats_from >= 1),
  seats integer not null check (seats >= seats_from),
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
create index table_combinations_by_branch on table_combinations (tenant_id, branch_id, position);

-- How a branch takes reservations. Whoever takes or frees tables locks this row first: what is read under it is true.
create table reservation_rules (
  tenant_id text not null references tenants,
  branch_id text not null,
  enabled boolean not null default false,
  rules jsonb not null,
  version integer not null default 1,
  primary key (tenant_id, branch_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);

create table reservation_reasons (
  tenant_id text not null references tenants,
  id text not null,
  name_ar text not null, name_en text not null,
  position integer not null default 0,
  removed_at timestamptz,
  primary key (tenant_id, id)
);

create table reservation_event_types (
  tenant_id text not null references tenants,
  id text not null,
  name_ar text not null, name_en text not null,
  icon text not null,
  position integer not null default 0,
  removed_at timestamptz,
  primary key (tenant_id, id)
);

create table reservations (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  shopper text not null,              -- whose it is: an account, a browser, or staff:<id>
  key text not null,                  -- of the links in messages
  version integer not null default 1,
  status text not null check (status in ('pending', 'pending_payment', 'confirmed', 'cancelled')),
  visit text not null default 'expected' check (visit in ('expected', 'arrived', 'seated', 'left', 'no_show')),
  source text not null check (source in ('web', 'phone', 'walkin')),
  language text not null check (language in ('ar', 'en')),
  name text not null default '',
  phone text not null default '',     -- E.164
  email text not null default '',
  note text not null default '',
  staff_note text not null default '',
  event_id text,
  allergens text[] not null default '{}',
  guests integer not null check (guests > 0),
  area_id text not null,
  table_ids text[] not null,
  date text not null,                 -- the day that the guest chose, YYYY-MM-DD of the branch's calendar
  minutes integer not null,           -- from its midnight; from 1440 on it is the next day
  period_id text,
  start_at timestamptz not null,
  end_at timestamptz not null,
  turn_minutes integer not null default 0,
  cost bigint not null default 0 check (cost >= 0),
  currency text not null,
  settings jsonb not null,            -- the rules that it was made by
  hold_until timestamptz,
  act_at timestamptz,                 -- when the clock does something with it next
  reminded integer not null default 0,
  reason text,                        -- why it was cancelled: by-guest, by-staff, expired, superseded, or words
  reason_id text,
  cancelled_by text,
  arrived_at timestamptz,
  seated_at timestamptz,
  left_at timestamptz,
  order_id text,                      -- the deposit's, of the one payment machine
  stars integer check (stars between 1 and 5),
  rating_comment text not null default '',
  rated_at timestamptz,
  wait_id text,
  made_at timestamptz not null default clock_timestamp(),
  confirmed_at timestamptz,
  cancelled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id),
  foreign key (tenant_id, area_id) references table_areas (tenant_id, id),
  foreign key (tenant_id, event_id) references reservation_event_types (tenant_id, id),
  check (end_at > start_at),
  check ((status in ('pending', 'pending_payment')) = (hold_until is not null))
);
create index reservations_by_day on reservations (tenant_id, branch_id, date);
create index reservations_by_start on reservations (tenant_id, branch_id, start_at);
create index reservations_by_shopper on reservations (tenant_id, shopper, start_at desc);
create index reservations_by_phone on reservations (tenant_id, phone) where phone <> '';
create index reservations_due on reservations (act_at) where act_at is not null;

create table reservation_journal (
  tenant_id text not null references tenants,
  reservation_id text not null,
  seq integer not null,
  what text not null,
  actor text not null,
  detail jsonb,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, reservation_id, seq),
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id)
);

create table table_blocks (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  table_ids text[] not null,
  start_at timestamptz not null,
  end_at timestamptz not null check (end_at > start_at),
  reason text not null default '',
  staff_id text,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
create index table_blocks_by_branch on table_blocks (tenant_id, branch_id, start_at);

create table table_claims (
  tenant_id text not null references tenants,
  table_id text not null,
  branch_id text not null,
  span tstzrange not null check (not isempty(span)),
  reservation_id text,
  block_id text,
  id bigint generated always as identity,
  primary key (tenant_id, id),
  foreign key (tenant_id, table_id) references tables (tenant_id, id),
  foreign key (tenant_id, reservation_id) references reservations (tenant_id, id),
  foreign key (tenant_id, block_id) references table_blocks (tenant_id, id),
  check ((reservation_id is null) <> (block_id is null)),
  constraint table_claims_apart exclude using gist (tenant_id with =, table_id with =, span with &&)
);
create index table_claims_by_reservation on table_claims (tenant_id, reservation_id) where reservation_id is not null;
create index table_claims_by_block on table_claims (tenant_id, block_id) where block_id is not null;
create index table_claims_by_branch on table_claims using gist (tenant_id, branch_id, span);

create table reservation_waits (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  shopper text not null,
  language text not null check (language in ('ar', 'en')),
  name text not null,
  phone text not null,
  email text not null default '',
  date text not null,
  guests integer not null,
  from_minutes integer not null,
  to_minutes integer not null,
  area_id text,
  state text not null default 'waiting' check (state in ('waiting', 'offered', 'taken', 'over', 'left')),
  reservation_id text,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
create index reservation_waits_by_day on reservation_waits (tenant_id, branch_id, date, made_at);

-- The deposit is an order row of its own kind, as a share of a table's bill is (decision 0039).
alter table orders
  add column reservation_id text,
  add foreign key (tenant_id, reservation_id) references reservations (tenant_id, id);
create index orders_by_reservation on orders (tenant_id, reservation_id) where reservation_id is not null;

create function due_reservations(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select r.tenant_id, r.id from reservations r where r.act_at <= at order by r.act_at limit most
$$;

select protect_tenant_tables();
