-- Tables with their sessions (domain "Tables", safety 13). A round is an order of its own; what a guest pays of the bill
-- is an order row of its own kind too, so that one machine takes, settles and gives back all money (decision 0039).

create table table_areas (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  name_ar text not null, name_en text not null,
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
create index table_areas_by_branch on table_areas (tenant_id, branch_id, position);

create table tables (
  tenant_id text not null references tenants,
  id text not null,
  area_id text not null,
  branch_id text not null,
  name text not null,
  seats integer not null default 4 check (seats between 1 and 50),
  code text not null,                 -- printed on the table as QR
  position integer not null default 0,
  removed_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, code),
  foreign key (tenant_id, area_id) references table_areas (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
create index tables_by_branch on tables (tenant_id, branch_id, position) where removed_at is null;

create table table_sessions (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  table_id text not null,
  cart_id text not null,
  state text not null check (state in ('waiting', 'open', 'paid', 'ended')),
  version integer not null default 1,
  parts jsonb not null default '[]',  -- bills that were allotted to their lines when a payment for them began (safety 6)
  split jsonb,                        -- the present division into equal parts
  waiter_called_at timestamptz,
  bill_asked_at timestamptz,
  started_at timestamptz not null,
  paid_at timestamptz,
  ends_at timestamptz,                -- when it ends by itself: paid, or nothing was ever ordered
  ended_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id),
  foreign key (tenant_id, table_id) references tables (tenant_id, id),
  foreign key (tenant_id, cart_id) references carts (tenant_id, id)
);
create unique index table_sessions_one_live on table_sessions (tenant_id, table_id) where state in ('waiting', 'open');
create index table_sessions_by_branch on table_sessions (tenant_id, branch_id) where state <> 'ended';
create index table_sessions_due on table_sessions (ends_at) where ends_at is not null;

create table table_members (
  tenant_id text not null references tenants,
  session_id text not null,
  id text not null,
  browser text not null,              -- sha-256 of the browser's secret
  no integer not null,
  name text not null default '',
  state text not null check (state in ('waiting', 'in')),
  joined_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, session_id, id),
  unique (tenant_id, session_id, browser),
  foreign key (tenant_id, session_id) references table_sessions (tenant_id, id)
);

alter table orders
  add column kind text not null default 'order' check (kind in ('order', 'table_round', 'table_share')),
  add column table_session_id text,
  add foreign key (tenant_id, table_session_id) references table_sessions (tenant_id, id);
create index orders_by_table_session on orders (tenant_id, table_session_id) where table_session_id is not null;

create table table_shares (
  tenant_id text not null references tenants,
  id text not null,
  session_id text not null,
  order_id text,                      -- paid by card on a phone; none when staff took it at the table
  member_id text,
  wish jsonb not null,
  amount bigint not null check (amount > 0),
  tender text not null check (tender in ('online', 'cash', 'card')),
  staff_id text,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, session_id) references table_sessions (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  check ((tender = 'online') = (order_id is not null))
);
create index table_shares_by_session on table_shares (tenant_id, session_id);

create function due_table_sessions(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select s.tenant_id, s.id from table_sessions s where s.ends_at <= at order by s.ends_at limit most
$$;

select protect_tenant_tables();
