-- The waiting list (spec 4, 7; domain "Reservations and the queue"). One row of waiting_queues is the lock of a queue and
-- counts its changes; ranks are given from it and never twice, so that the order of a queue is total (decision 0053).

create table waiting_settings (
  tenant_id text not null references tenants,
  branch_id text not null,
  enabled boolean not null default false,
  out_of_service boolean not null default false,
  person_count_from integer not null default 1 check (person_count_from >= 1),
  person_count_to integer not null default 12 check (person_count_to between person_count_from and 50),
  call_minutes integer not null default 10 check (call_minutes between 1 and 60),
  primary key (tenant_id, branch_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);

create table waiting_queues (
  tenant_id text not null references tenants,
  branch_id text not null,
  area_id text not null,
  version bigint not null default 0,
  last_rank bigint not null default 0,
  business_date text not null default '',
  last_no integer not null default 0,
  primary key (tenant_id, branch_id, area_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);

create table waiting_entries (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  area_id text not null,
  rank bigint not null,
  no integer not null,
  business_date text not null,
  state text not null default 'waiting' check (state in ('waiting', 'called', 'seated', 'canceled', 'no_show')),
  version integer not null default 1,
  party integer not null check (party between 1 and 50),
  name text not null,
  mobile text,
  note text not null default '',
  language text not null check (language in ('ar', 'en')),
  source text not null check (source in ('web', 'door', 'staff')),
  browser text,                       -- sha-256 of the browser's secret: who may act for it
  shopper text,
  delays integer not null default 0 check (delays between 0 and 3),
  forecast_minutes integer,           -- what was said at joining, to measure it by
  joined_at timestamptz not null,
  called_at timestamptz,
  call_until timestamptz,
  calls integer not null default 0,
  ended_at timestamptz,
  ended_by text check (ended_by in ('guest', 'staff', 'clock')),
  reason text not null default '',
  table_id text,
  session_id text,
  stars integer check (stars between 1 and 5),
  rating_words text not null default '',
  rated_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id, area_id) references waiting_queues (tenant_id, branch_id, area_id),
  foreign key (tenant_id, table_id) references tables (tenant_id, id),
  foreign key (tenant_id, session_id) references table_sessions (tenant_id, id),
  unique (tenant_id, branch_id, area_id, rank) deferrable initially immediate,
  check (state = 'seated' or session_id is null),
  check ((state in ('waiting', 'called')) = (ended_at is null))
);
-- one active entry per person and branch: by browser and by number
create unique index waiting_entries_one_browser on waiting_entries (tenant_id, branch_id, browser)
  where state in ('waiting', 'called') and browser is not null;
create unique index waiting_entries_one_mobile on waiting_entries (tenant_id, branch_id, mobile)
  where state in ('waiting', 'called') and mobile is not null;
create unique index waiting_entries_one_session on waiting_entries (tenant_id, session_id) where session_id is not null;
create index waiting_entries_in_queue on waiting_entries (tenant_id, branch_id, area_id, rank) where state in ('waiting', 'called');
create index waiting_entries_ended on waiting_entries (tenant_id, branch_id, ended_at desc) where ended_at is not null;
create index waiting_entries_due on waiting_entries (call_until) where state = 'called';
-- turns: how long parties stayed at the tables of a branch
create index table_sessions_turns on table_sessions (tenant_id, branch_id, ended_at desc) where ended_at is not null;

create function due_waiting_calls(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select e.tenant_id, e.id from waiting_entries e where e.state = 'called' and e.call_until <= at
  order by e.call_until limit most
$$;

-- who waited is nobody's business any more once rating is over
create index waiting_entries_to_forget on waiting_entries (ended_at) where ended_at is not null and name <> '';
create function due_waiting_names(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select e.tenant_id, e.id from waiting_entries e where e.name <> '' and e.ended_at <= at - interval '30 days'
  order by e.ended_at limit most
$$;

select protect_tenant_tables();
