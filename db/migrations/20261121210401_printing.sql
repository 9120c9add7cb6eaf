-- additive
-- Printers of a branch, the programs in shops that reach them, and the tickets that wait for them (issue "The console";
-- decision 0079).

create table print_agents (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  name text not null,
  key_hash text not null,             -- sha-256 of the key, which the program alone has
  turn bigint not null default 0,     -- of its last word: a late word of an earlier one is not heard
  journal text not null default '',   -- which journal on its disk it spoke of last
  seen_at timestamptz,
  revoked_at timestamptz,
  made_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade
);
create index print_agents_by_key on print_agents (key_hash);

create table print_codes (
  tenant_id text not null references tenants,
  code_hash text not null,
  branch_id text not null,
  ends_at timestamptz not null,
  primary key (tenant_id, code_hash),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade
);
create index print_codes_by_hash on print_codes (code_hash);

create table printers (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text not null,
  name text not null,
  kind text not null check (kind in ('network', 'browser')),
  agent_id text,
  address text not null,              -- host:port in the shop's own network
  width integer not null check (width in (58, 80)),
  paper text not null check (paper in ('kitchen', 'receipt')),
  station_ids jsonb not null,         -- whose lines it prints; none = of every station
  language text not null check (language in ('ar', 'en', 'both')),
  copies integer not null check (copies between 1 and 5),
  prints_at text not null check (prints_at in ('never', 'created', 'accepted')),
  since timestamptz not null,         -- orders made before it are not printed by themselves
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  foreign key (tenant_id, agent_id) references print_agents (tenant_id, id)
);
create trigger content_version after insert or update or delete on printers
  for each statement execute function raise_content_version();

create table printer_states (
  tenant_id text not null references tenants,
  printer_id text not null,
  state text not null check (state in ('ready', 'unreachable', 'paper', 'cover', 'stopped')),
  since timestamptz not null,
  primary key (tenant_id, printer_id),
  foreign key (tenant_id, printer_id) references printers (tenant_id, id) on delete cascade
);

-- What the paper says of an order once all that waits is printed: what is printed next is the difference.
create table print_papers (
  tenant_id text not null references tenants,
  printer_id text not null,
  order_id text not null,
  said jsonb not null,
  at timestamptz not null,
  primary key (tenant_id, printer_id, order_id),
  foreign key (tenant_id, printer_id) references printers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);

create table print_jobs (
  tenant_id text not null references tenants,
  id text not null,
  no bigint generated always as identity,
  printer_id text not null,
  order_id text,                      -- none = a test page
  ticket jsonb not null,              -- domain/print-ticket.ts, as it is to be printed
  before jsonb,                       -- what the paper says until it is printed; none = nothing
  copy text not null default 'none' check (copy in ('none', 'copy', 'possible')),
  state text not null default 'waiting' check (state in ('waiting', 'claimed', 'done', 'dropped')),
  due_at timestamptz not null,
  claim text,
  holder text,                        -- the agent or the browser that claimed it
  journal text,                       -- the journal in which the agent keeps the claim
  claimed_at timestamptz,
  done_at timestamptz,
  made_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, printer_id) references printers (tenant_id, id) on delete cascade,
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
create index print_jobs_open on print_jobs (tenant_id, printer_id, no) where state in ('waiting', 'claimed');
create index print_jobs_by_order on print_jobs (tenant_id, printer_id, order_id, no);
create index print_jobs_ended on print_jobs (tenant_id, printer_id, done_at) where state in ('done', 'dropped');

-- A program in a shop says its key or its code on any host: these two find whose it is.
create function find_print_agent(wanted text)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select a.tenant_id, a.id from print_agents a where a.key_hash = wanted and a.revoked_at is null
$$;
create function find_print_code(wanted text)
  returns table (tenant_id text) language sql stable security definer set search_path = public as $$
  select c.tenant_id from print_codes c where c.code_hash = wanted
$$;

select protect_tenant_tables();
