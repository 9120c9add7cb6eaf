-- additive
-- Shares of a group order that are collected: each is an order row of its own that the payment machine settles.

-- domain/group-order.ts: whose order is being collected and what each member pays of it; none: the host pays
alter table group_orders add column split jsonb;

create table group_shares (
  tenant_id text not null references tenants,
  order_id text not null,             -- what is paid
  of_order_id text not null,          -- what it is paid for: the host's order
  group_id text not null,
  member_id text not null,            -- who pays
  covers text[] not null check (cardinality(covers) > 0),  -- whose shares
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, of_order_id) references orders (tenant_id, id),
  foreign key (tenant_id, group_id) references group_orders (tenant_id, id)
);
create index group_shares_by_order on group_shares (tenant_id, of_order_id);

-- a share holds nothing but itself: the host's order and the host's own share wait side by side
drop index orders_one_hold;
create unique index orders_one_hold on orders (tenant_id, shopper)
  where status = 'callcenter_pending' and kind not in ('wallet_topup', 'group_share');

select protect_tenant_tables();
