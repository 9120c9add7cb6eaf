-- additive
-- Challenges, referral, and what every order gave (domain "Loyalty"; safety 6, 8).

create table challenges (
  tenant_id text not null references tenants,
  id text not null,
  name_ar text not null,
  name_en text not null,
  terms_ar text not null default '',
  terms_en text not null default '',
  goal jsonb not null,                -- domain/challenge.ts
  rules jsonb not null default '{}',
  duration_amount integer not null check (duration_amount > 0),
  duration_unit text not null check (duration_unit in ('minutes', 'hours', 'days')),
  reward_ledger text not null check (reward_ledger in ('wallet', 'points')),
  reward_amount bigint not null check (reward_amount > 0),
  most integer check (most > 0),      -- how often one customer may win
  paused boolean not null default false,
  starts_at timestamptz not null,
  ends_at timestamptz,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  check (ends_at is null or starts_at < ends_at)
);
create index challenges_newest on challenges (tenant_id, made_at desc);

-- A customer's tries. `paid` is what of the reward stands; `turn` counts its changes, so that each is paid or taken once.
create table challenge_runs (
  tenant_id text not null references tenants,
  challenge_id text not null,
  customer_id text not null,
  number integer not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  progress bigint not null default 0 check (progress >= 0),
  paid bigint not null default 0 check (paid >= 0),
  turn integer not null default 0,
  won_at timestamptz,
  primary key (tenant_id, customer_id, challenge_id, number),
  foreign key (tenant_id, challenge_id) references challenges (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);
create index challenge_runs_by_challenge on challenge_runs (tenant_id, challenge_id);

-- Which order brought how much, and what of it its refunds took back.
create table challenge_counts (
  tenant_id text not null references tenants,
  order_id text not null,
  challenge_id text not null,
  customer_id text not null,
  number integer not null,
  amount bigint not null check (amount > 0),
  back bigint not null default 0 check (back between 0 and amount),
  primary key (tenant_id, order_id, challenge_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, customer_id, challenge_id, number)
    references challenge_runs (tenant_id, customer_id, challenge_id, number)
);

create index challenge_counts_by_run on challenge_counts (tenant_id, customer_id, challenge_id, number);

-- One invitation for each friend, number and device.
create table referrals (
  tenant_id text not null references tenants,
  friend_id text not null,
  owner_id text not null,
  phone_key text not null,            -- keyed hash: an account that was deleted and made again brings nothing anew
  browser text,                       -- hash of the browser's secret
  state text not null default 'waiting' check (state in ('waiting', 'rewarded', 'void')),
  why text,
  order_id text,
  claimed_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, friend_id),
  unique (tenant_id, phone_key),
  foreign key (tenant_id, friend_id) references customers (tenant_id, id),
  foreign key (tenant_id, owner_id) references customers (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  check (friend_id <> owner_id)
);
create index referrals_by_owner on referrals (tenant_id, owner_id, claimed_at desc);
create unique index referrals_one_device on referrals (tenant_id, browser) where browser is not null;

-- Cards by which a customer has paid: a keyed hash of the gateway's own mark, to know one card of two accounts.
create table customer_cards (
  tenant_id text not null references tenants,
  customer_id text not null,
  mark text not null,
  seen_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, customer_id, mark),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);

-- An order whose hand-over can no longer be undone was finished once.
create table order_finishes (
  tenant_id text not null references tenants,
  order_id text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
comment on table order_finishes is 'append-only';

-- What it gave, to whom, and what of it its refunds took back.
create table order_gains (
  tenant_id text not null references tenants,
  order_id text not null,
  kind text not null check (kind in ('points', 'cashback', 'referral_friend', 'referral_owner')),
  customer_id text not null,
  ledger text not null check (ledger in ('wallet', 'points')),
  amount bigint not null check (amount > 0),
  back bigint not null default 0 check (back between 0 and amount),
  primary key (tenant_id, order_id, kind),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);

create index order_gains_by_owner on order_gains (tenant_id, customer_id) where kind = 'referral_owner';

-- Beside points_shortfalls: money that the wallet gave and that was spent when its order went back; minor units.
create table wallet_shortfalls (
  tenant_id text not null references tenants,
  customer_id text not null,
  amount bigint not null default 0 check (amount >= 0),
  primary key (tenant_id, customer_id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);

-- What orders of before gave.
insert into order_finishes (tenant_id, order_id)
  select distinct tenant_id, order_id from order_journal where to_status = 'delivered' and at < clock_timestamp() - interval '1 minute';
insert into order_gains (tenant_id, order_id, kind, customer_id, ledger, amount, back)
  select o.tenant_id, o.id, 'points', c.id, 'points', o.earned, o.earned_back from orders o
  join customers c on c.tenant_id = o.tenant_id and o.shopper = 'customer:' || c.id where o.earned > 0;
insert into order_gains (tenant_id, order_id, kind, customer_id, ledger, amount, back)
  select e.tenant_id, e.order_id, 'cashback', e.customer_id, 'wallet', e.amount, 0 from wallet_entries e
  where e.kind = 'cashback' and e.type = 'cashback' and e.amount > 0 and e.order_id is not null and e.source = 'earned:' || e.order_id;

select protect_tenant_tables();
