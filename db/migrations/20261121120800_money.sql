-- additive
-- Coupons, tenders other than cards, invoices and credit notes (domain "Orders", "Loyalty"; safety 5-8).

-- What a coupon is stands in one table (content: it raises the content version), how often it was used in another: a use
-- must not make every kept page old.
create table coupons (
  tenant_id text not null references tenants,
  id text not null,
  code text check (code = upper(code)),  -- none: applied by itself
  name_ar text not null default '',
  name_en text not null default '',
  benefit jsonb not null,             -- domain/coupon-benefit.ts
  rules jsonb not null default '{}',  -- domain/coupon.ts: branches, types, windows, minimum, groups, first order
  paused boolean not null default false,
  starts_at timestamptz,
  ends_at timestamptz,
  limit_per_customer integer check (limit_per_customer > 0),
  limit_per_day integer check (limit_per_day > 0),  -- of one customer
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id),
  unique (tenant_id, code),
  check (ends_at is null or starts_at is null or starts_at < ends_at)
);

create table coupon_counts (
  tenant_id text not null references tenants,
  coupon_id text not null,
  used integer not null default 0 check (used >= 0),
  most integer check (most > 0),
  seq integer not null default 0,
  primary key (tenant_id, coupon_id),
  foreign key (tenant_id, coupon_id) references coupons (tenant_id, id),
  constraint coupon_counts_most check (most is null or used <= most)
);

create table coupon_uses (
  tenant_id text not null references tenants,
  coupon_id text not null,
  seq integer not null,
  kind text not null check (kind in ('use', 'return')),
  order_id text not null,
  turn integer not null,              -- the order's version that took or gave it back
  customer_id text,
  mobile text not null,
  amount bigint not null,             -- what it took off, minor units
  day date not null,                  -- business date of the branch
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, coupon_id, seq),
  unique (tenant_id, order_id, coupon_id, turn, kind),
  foreign key (tenant_id, coupon_id) references coupon_counts (tenant_id, coupon_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id)
);
comment on table coupon_uses is 'append-only';
create index coupon_uses_by_mobile on coupon_uses (tenant_id, coupon_id, mobile);
create index coupon_uses_by_customer on coupon_uses (tenant_id, coupon_id, customer_id) where customer_id is not null;

create trigger content_version after insert or update or delete on coupons
  for each statement execute function raise_content_version();

-- How an order is paid besides wallet and points, and what of its value went back (money and points, minor units).
alter table orders add column pay_method text not null default 'card' check (pay_method in ('card', 'cash', 'card_on_delivery'));
alter table orders add column returned bigint not null default 0 check (returned >= 0);
alter table orders add column till bigint not null default 0 check (till >= 0);  -- taken at hand-over
alter table orders add column earned integer not null default 0 check (earned >= 0);  -- points, and how many of them were taken back
alter table orders add column earned_back integer not null default 0 check (earned_back >= 0 and earned_back <= earned);
update orders set returned = refunding where refunding > 0;
create index orders_due_open on orders (tenant_id, contact_mobile) where payment_state = 'due';

-- Invoices and credit notes of a branch are numbered without a gap, each kind in its own row of numbers.
create table document_counters (
  tenant_id text not null references tenants,
  branch_id text not null,
  kind text not null check (kind in ('invoice', 'credit_note')),
  last integer not null,
  primary key (tenant_id, branch_id, kind),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);

create table invoices (
  tenant_id text not null references tenants,
  order_id text not null,
  branch_id text not null,
  number integer not null,
  seller jsonb not null,              -- who sold, as it stood then: name, address, tax number
  issued_at timestamptz not null,
  primary key (tenant_id, order_id),
  unique (tenant_id, branch_id, number),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);
comment on table invoices is 'append-only';

create table credit_notes (
  tenant_id text not null references tenants,
  id text not null,
  order_id text not null,
  branch_id text not null,
  number integer not null,
  lines jsonb not null,               -- domain/refund-split.ts: shares by part, and how many pieces
  value bigint not null check (value > 0),
  vat bigint not null check (vat >= 0),
  wallet bigint not null check (wallet >= 0),
  rest bigint not null check (rest >= 0),
  points bigint not null check (points >= 0),
  points_count integer not null check (points_count >= 0),
  rest_to text not null check (rest_to in ('card', 'till', 'nobody')),
  reason text not null,
  actor text not null,
  issued_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, branch_id, number),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id),
  check (value = wallet + rest + points)
);
comment on table credit_notes is 'append-only';
create index credit_notes_by_order on credit_notes (tenant_id, order_id, issued_at);

alter table refunds add column credit_note_id text;
alter table refunds add column counted boolean not null default false;  -- of before credit notes: counts in orders.returned
update refunds set counted = true where state <> 'failed';
alter table refunds add foreign key (tenant_id, credit_note_id) references credit_notes (tenant_id, id);

-- What earned points were spent already when their order went back; later earnings settle it (domain "Orders").
create table points_shortfalls (
  tenant_id text not null references tenants,
  customer_id text not null,
  points integer not null default 0 check (points >= 0),
  primary key (tenant_id, customer_id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id)
);

select protect_tenant_tables();
