create table carts (
  tenant_id text not null references tenants,
  id text not null,
  shopper text not null,              -- sha-256 of the browser's secret
  version integer not null default 1,
  type text not null check (type in ('pickup', 'car', 'delivery', 'dinein')),
  branch_id text,
  lines jsonb not null default '[]',
  draft jsonb not null default '{}',  -- the other fields of the order draft (spec 3)
  ordered_version integer,            -- the version that an order was made of
  closed_at timestamptz,              -- when its order was paid: the next one starts a new cart
  created_at timestamptz not null default now(),
  updated_at timestamptz not null default now(),
  primary key (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
create index carts_by_shopper on carts (tenant_id, shopper, updated_at desc) where closed_at is null;

create table orders (
  tenant_id text not null references tenants,
  id text not null,
  shopper text not null,
  cart_id text not null,
  cart_version integer not null,
  branch_id text not null,
  type text not null,
  status text not null check (status in ('created', 'accepted', 'ready', 'outdelivery', 'delivered', 'canceled',
    'missed', 'partially_refunded', 'refunded', 'callcenter_pending', 'b2b_pending', 'b2b_canceled')),
  payment_state text not null check (payment_state in ('due', 'pending', 'paid', 'closed')),
  version integer not null default 1,
  language text not null check (language in ('ar', 'en')),
  number integer,                     -- given at created (safety 1)
  business_date date,
  contact_name text not null,
  contact_mobile text not null,
  notes text not null default '',
  currency text not null,
  total bigint not null check (total >= 0),
  captured bigint not null default 0 check (captured >= 0),
  refunding bigint not null default 0,  -- refunds that have not failed
  refunded bigint not null default 0,   -- refunds that the gateway confirmed
  bill jsonb not null,                -- the frozen lines, totals and allotments of the calculator
  promised_minutes integer not null,
  placed_at timestamptz not null default clock_timestamp(),
  hold_until timestamptz,
  created_at timestamptz,             -- when it became `created`
  accept_by timestamptz,
  accepted_at timestamptz,
  promised_at timestamptz,
  ready_at timestamptz,
  delivered_at timestamptz,
  ended_at timestamptz,
  cancel_reason text,
  primary key (tenant_id, id),
  unique (tenant_id, cart_id, cart_version),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id),
  foreign key (tenant_id, cart_id) references carts (tenant_id, id),
  check (refunded <= refunding and refunding <= captured)
);
create unique index orders_one_hold on orders (tenant_id, shopper) where status = 'callcenter_pending';
create unique index orders_number on orders (tenant_id, branch_id, business_date, number);
create index orders_by_shopper on orders (tenant_id, shopper, placed_at desc);
create index orders_on_board on orders (tenant_id, branch_id, created_at)
  where status in ('created', 'accepted', 'ready', 'outdelivery');
create index orders_by_end on orders (tenant_id, branch_id, ended_at desc) where ended_at is not null;
create index orders_due_hold on orders (hold_until) where status = 'callcenter_pending';
create index orders_due_accept on orders (accept_by) where status = 'created';

create table order_journal (
  tenant_id text not null references tenants,
  order_id text not null,
  seq integer not null,
  from_status text,
  to_status text not null,
  actor text not null,                -- customer, payment, sweeper, or staff:<id>
  reason text,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, order_id, seq),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);

create table order_counters (
  tenant_id text not null references tenants,
  branch_id text not null,
  business_date date not null,
  last integer not null,
  primary key (tenant_id, branch_id, business_date),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);

create table idempotency_keys (
  tenant_id text not null references tenants,
  shopper text not null,
  key text not null,
  body_hash text not null,
  order_id text not null,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, shopper, key)
);

create table payment_attempts (
  tenant_id text not null references tenants,
  reference text not null,            -- ours, random; names the attempt to the gateway and in return URLs
  order_id text not null,
  account_id text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  order_version integer not null,
  state text not null check (state in ('opening', 'open', 'submitted', 'captured', 'closed')),
  last_answer text,                   -- declined, expired, … as the gateway last said
  pay_url text,
  gateway_payment_id text,
  session_ends_at timestamptz not null,
  ask_at timestamptz,                 -- when the sweeper asks next; none when final
  fence bigint not null default 0,    -- raised by each claim; later writes carry it (safety 4)
  made_at timestamptz not null default clock_timestamp(),
  settled_at timestamptz,
  primary key (tenant_id, reference),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, account_id) references gateway_accounts (tenant_id, id)
);
create unique index attempts_one_live on payment_attempts (tenant_id, order_id) where state in ('opening', 'open', 'submitted');
create index attempts_due on payment_attempts (ask_at) where ask_at is not null;
create index attempts_by_order on payment_attempts (tenant_id, order_id);

create table payment_journal (
  tenant_id text not null references tenants,
  id bigint generated always as identity,
  reference text not null,
  step text not null,
  raw text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index payment_journal_by_reference on payment_journal (tenant_id, reference, id);

create table refunds (
  tenant_id text not null references tenants,
  reference text not null,
  order_id text not null,
  attempt_reference text not null,
  amount bigint not null check (amount > 0),
  currency text not null,
  state text not null check (state in ('wanted', 'sending', 'pending', 'done', 'failed', 'needs_person')),
  reason text not null,
  actor text not null,
  asked integer not null default 0,
  ask_at timestamptz,
  fence bigint not null default 0,
  made_at timestamptz not null default clock_timestamp(),
  ended_at timestamptz,
  primary key (tenant_id, reference),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, attempt_reference) references payment_attempts (tenant_id, reference)
);
create index refunds_due on refunds (ask_at) where ask_at is not null;
create index refunds_by_order on refunds (tenant_id, order_id);

-- What happened, for live rooms and messages: written in the business transaction, relayed after it (safety 27).
create table outbox (
  tenant_id text not null references tenants,
  id bigint generated always as identity,
  kind text not null,
  payload jsonb not null,
  at timestamptz not null default clock_timestamp(), -- not before: notices wait out the undo
  claimed_until timestamptz,
  primary key (tenant_id, id)
);
create index outbox_order on outbox (id);

create table messages (
  tenant_id text not null references tenants,
  id text not null,
  event text not null,
  channel text not null check (channel in ('sms', 'email', 'whatsapp', 'push')),
  recipient text not null,
  language text not null,
  body text not null,
  order_id text,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, order_id, event)
);
create index messages_newest on messages (tenant_id, at desc);
