-- additive
-- Rewards bought with points, and usual orders (domain "Loyalty").

create table rewards (
  tenant_id text not null references tenants,
  id text not null,
  name_ar text not null,
  name_en text not null,
  cost integer not null check (cost > 0),  -- points
  benefit jsonb not null,             -- domain/coupon-benefit.ts
  valid_days integer not null default 30 check (valid_days > 0),
  paused boolean not null default false,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);

-- The same key is the same redemption: a press that is repeated buys once.
create table reward_redemptions (
  tenant_id text not null references tenants,
  customer_id text not null,
  key text not null,
  reward_id text not null,
  coupon_id text not null,
  cost integer not null check (cost > 0),
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, customer_id, key),
  unique (tenant_id, coupon_id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, reward_id) references rewards (tenant_id, id),
  foreign key (tenant_id, coupon_id) references coupons (tenant_id, id)
);
comment on table reward_redemptions is 'append-only';
create index reward_redemptions_by_reward on reward_redemptions (tenant_id, reward_id);
create index reward_redemptions_by_customer on reward_redemptions (tenant_id, customer_id, at desc);

-- Pages show coupons that apply by themselves alone: one that a reward makes for one customer must not make every kept page old.
drop trigger content_version on coupons;
create trigger content_version_added after insert on coupons
  for each row when (new.code is null) execute function raise_content_version();
create trigger content_version_changed after update on coupons
  for each row when (new.code is null or old.code is null) execute function raise_content_version();
create trigger content_version_removed after delete on coupons
  for each row when (old.code is null) execute function raise_content_version();

create table usual_orders (
  tenant_id text not null references tenants,
  id text not null,
  customer_id text not null,
  name text not null,
  type text not null check (type in ('pickup', 'car', 'delivery')),
  branch_id text not null,
  lines jsonb not null,               -- choices as a cart keeps them, with the prices that were seen
  draft jsonb not null default '{}',  -- address or vehicle
  slot_minutes integer check (slot_minutes between 0 and 1439),  -- local time of day, of one that is ordered for later
  made_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
create index usual_orders_by_customer on usual_orders (tenant_id, customer_id, made_at desc);

select protect_tenant_tables();
