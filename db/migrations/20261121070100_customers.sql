-- Customers, how they sign in, what they keep (spec 3, 4, 7). Numbers and e-mails stand in `customers` alone; the log
-- of codes knows them by a keyed hash. Decisions 0017 (codes) and 0018 (what joins an account).

create table customer_groups (
  tenant_id text not null references tenants,
  id text not null,
  name_ar text not null, name_en text not null,
  primary key (tenant_id, id)
);

create table customers (
  tenant_id text not null references tenants,
  id text not null,
  name text not null default '',
  mobile text,                        -- E.164
  email text check (email = lower(email)),
  gender text check (gender in ('male', 'female')),
  birth_date date,
  country text check (country in ('SA', 'EG', 'AE', 'QA')),
  avatar jsonb,
  group_id text,
  referral_code text not null,
  language text not null check (language in ('ar', 'en')),
  joined_at timestamptz not null default clock_timestamp(),
  deleted_at timestamptz,             -- anonymised: ledgers and invoices still point here
  primary key (tenant_id, id),
  unique (tenant_id, mobile),
  unique (tenant_id, email),
  unique (tenant_id, referral_code),
  foreign key (tenant_id, group_id) references customer_groups (tenant_id, id),
  check (deleted_at is not null or mobile is not null or email is not null)
);

-- Every code that was sent, for a while: the limits count these rows. A code itself is never here, only a keyed hash
-- of it that holds in one browser.
create table sign_in_codes (
  tenant_id text not null references tenants,
  id text not null,
  recipient text not null,            -- keyed hash of the number or e-mail
  browser text not null,              -- hash of the asking browser's secret
  address text not null,              -- keyed hash of where it was asked from
  customer_id text,                   -- set: a signed-in customer wants this number or e-mail
  known boolean not null,             -- this browser has signed in with it before: a budget of its own
  code_hash text not null,
  tries integer not null default 0,   -- counted before they are looked at
  wrong integer not null default 0 check (wrong <= tries),
  made_at timestamptz not null,
  ends_at timestamptz not null,       -- earlier than planned when a newer one took its place
  used_at timestamptz,
  primary key (tenant_id, id)
);
create index sign_in_codes_by_recipient on sign_in_codes (tenant_id, recipient, made_at desc);
create index sign_in_codes_by_browser on sign_in_codes (tenant_id, browser, made_at desc);
create index sign_in_codes_by_address on sign_in_codes (tenant_id, address, made_at desc);
create index sign_in_codes_due on sign_in_codes (made_at);

create table known_browsers (
  tenant_id text not null references tenants,
  recipient text not null,
  browser text not null,
  seen_at timestamptz not null,
  primary key (tenant_id, recipient, browser)
);

create table customer_sessions (
  tenant_id text not null references tenants,
  token_hash text not null,
  id text not null,                   -- what the list of devices calls it
  customer_id text not null,
  browser text,                       -- hash of the browser's secret; none for a caller without cookies
  device text not null,
  joined_at timestamptz,              -- when the browser's cart and orders had joined the account; none: still to do
  made_at timestamptz not null,
  seen_at timestamptz not null,
  ends_at timestamptz not null,
  primary key (tenant_id, token_hash),
  unique (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);
create index customer_sessions_by_customer on customer_sessions (tenant_id, customer_id, made_at desc);
create index customer_sessions_due on customer_sessions (ends_at);

-- What a customer said of notices; what is not here is as domain/notice-wish.ts has it.
create table notice_wishes (
  tenant_id text not null references tenants,
  customer_id text not null,
  kind text not null check (kind in ('orders', 'ratings', 'reservations', 'queue', 'offers')),
  channel text not null check (channel in ('sms', 'whatsapp', 'email', 'push')),
  wanted boolean not null,
  primary key (tenant_id, customer_id, kind, channel),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);

create table customer_addresses (
  tenant_id text not null references tenants,
  id text not null,
  customer_id text not null,
  latitude double precision check (latitude between -90 and 90),
  longitude double precision check (longitude between -180 and 180),
  street_name text not null default '',
  building_type text not null default 'house' check (building_type in ('house', 'villa', 'office')),
  building_number text not null default '',
  floor_number text not null default '',
  apartment_number text not null default '',
  special_mark text not null default '',
  geocode_address text not null default '',
  description text not null default '',
  is_default boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  check ((latitude is null) = (longitude is null))
);
create index customer_addresses_by_customer on customer_addresses (tenant_id, customer_id, created_at);
create unique index customer_addresses_one_default on customer_addresses (tenant_id, customer_id) where is_default;

create table customer_vehicles (
  tenant_id text not null references tenants,
  id text not null,
  customer_id text not null,
  brand_id text not null,
  brand_name text not null,
  brand_logo text not null default '',
  color_id text not null,
  color_name text not null,
  color_code text not null,
  plate_number text not null,
  is_default boolean not null default false,
  created_at timestamptz not null default clock_timestamp(),
  updated_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);
create index customer_vehicles_by_customer on customer_vehicles (tenant_id, customer_id, created_at);
create unique index customer_vehicles_one_default on customer_vehicles (tenant_id, customer_id) where is_default;

-- Ledgers (safety 8): the account's balance changes in the transaction that adds the entry, and never goes below zero.
create table wallet_accounts (
  tenant_id text not null references tenants,
  customer_id text not null,
  balance bigint not null default 0 check (balance >= 0),
  seq integer not null default 0,
  primary key (tenant_id, customer_id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);
create table points_accounts (
  tenant_id text not null references tenants,
  customer_id text not null,
  balance bigint not null default 0 check (balance >= 0),
  seq integer not null default 0,
  primary key (tenant_id, customer_id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);

create table wallet_entries (
  tenant_id text not null references tenants,
  customer_id text not null,
  seq integer not null,
  type text not null check (type in ('credit', 'debit', 'adding', 'expired', 'cashback', 'refund', 'coupon',
    'challenge_cashback', 'referral_owner', 'referral_friend', 'give_away')),
  amount bigint not null check (amount <> 0),  -- with its sign, in minor units
  balance bigint not null check (balance >= 0), -- after it
  source text not null,               -- what it came of, such as order:<id>; with its kind it comes once
  kind text not null,
  order_id text,
  note text not null default '',
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, customer_id, seq),
  unique (tenant_id, source, kind),
  foreign key (tenant_id, customer_id) references wallet_accounts (tenant_id, customer_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
comment on table wallet_entries is 'append-only';

create table points_entries (
  tenant_id text not null references tenants,
  customer_id text not null,
  seq integer not null,
  type text not null check (type in ('credit', 'debit', 'adding', 'expired', 'cashback', 'refund', 'coupon',
    'challenge_cashback', 'referral_owner', 'referral_friend', 'give_away')),
  amount bigint not null check (amount <> 0),
  balance bigint not null check (balance >= 0),
  source text not null,
  kind text not null,
  order_id text,
  note text not null default '',
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, customer_id, seq),
  unique (tenant_id, source, kind),
  foreign key (tenant_id, customer_id) references points_accounts (tenant_id, customer_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
comment on table points_entries is 'append-only';

-- Sweepers: sessions whose time is over, and codes that no limit counts any more.
create function due_customer_sessions(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select s.tenant_id, s.id from customer_sessions s where s.ends_at <= at order by s.ends_at limit most
$$;

create function due_sign_in_codes(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select c.tenant_id, c.id from sign_in_codes c where c.made_at <= at - interval '8 days' order by c.made_at limit most
$$;

select protect_tenant_tables();
