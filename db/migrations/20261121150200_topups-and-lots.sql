-- additive
-- Top-ups of the wallet by card are orders of a kind of their own (decision 0048); points live in lots, each with its own
-- last moment (decision 0049); coupons that pay into the wallet; guesses at coupon codes.

-- its kinds are typed in server/store/order-tables.ts
alter table orders drop constraint orders_kind_check;
alter table orders add constraint orders_kind_check check (kind ~ '^[a-z_]+$');
drop index orders_one_hold;
create unique index orders_one_hold on orders (tenant_id, shopper)
  where status = 'callcenter_pending' and kind <> 'wallet_topup';
create unique index orders_one_topup on orders (tenant_id, shopper)
  where status = 'callcenter_pending' and kind = 'wallet_topup';

-- One lot per entry that added points. The sum of what is left of a customer's lots is the balance.
create table points_lots (
  tenant_id text not null references tenants,
  customer_id text not null,
  seq integer not null,               -- of the entry that added them
  points bigint not null check (points > 0),
  left_points bigint not null check (left_points >= 0 and left_points <= points),
  expires_at timestamptz,             -- none: never
  primary key (tenant_id, customer_id, seq),
  foreign key (tenant_id, customer_id) references points_accounts (tenant_id, customer_id)
);
create index points_lots_due on points_lots (expires_at) where left_points > 0 and expires_at is not null;

-- Of which lots an entry's points were taken: what is given back goes there again.
create table points_lot_uses (
  tenant_id text not null references tenants,
  customer_id text not null,
  seq integer not null,               -- of the entry that spent them
  lot_seq integer not null,
  points bigint not null check (points > 0),
  source text not null,               -- of that entry
  given_back bigint not null default 0 check (given_back >= 0 and given_back <= points),
  primary key (tenant_id, customer_id, seq, lot_seq),
  foreign key (tenant_id, customer_id, lot_seq) references points_lots (tenant_id, customer_id, seq)
);
create index points_lot_uses_by_source on points_lot_uses (tenant_id, customer_id, source) where given_back < points;

-- what stood before lives for ever
insert into points_lots (tenant_id, customer_id, seq, points, left_points)
select tenant_id, customer_id, seq, balance, balance from points_accounts where balance > 0;

create function due_points(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select distinct l.tenant_id, l.customer_id from points_lots l
  where l.left_points > 0 and l.expires_at <= at limit most
$$;

-- a coupon that pays into the wallet is used without an order
alter table coupon_uses alter column order_id drop not null;

-- Codes that were tried and are none, by who tried: an hour's worth is looked at.
create table coupon_guesses (
  tenant_id text not null references tenants,
  id bigint generated always as identity,
  shopper text not null,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
create index coupon_guesses_by_shopper on coupon_guesses (tenant_id, shopper, at);
create index coupon_guesses_by_time on coupon_guesses (tenant_id, at);
create index coupon_guesses_old on coupon_guesses (at);
create function due_coupon_guesses(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select distinct g.tenant_id, g.tenant_id from coupon_guesses g where g.at <= due_coupon_guesses.at - interval '1 day' limit most
$$;

select protect_tenant_tables();
