-- additive
-- Company accounts (spec 4 b2b_pending, b2b_canceled; domain "Orders"): who orders on account, who approves, what is owed.

alter table orders drop constraint orders_pay_method_check;
alter table orders add constraint orders_pay_method_check check (pay_method in ('card', 'cash', 'card_on_delivery', 'company'));
alter table credit_notes drop constraint credit_notes_rest_to_check;
alter table credit_notes add constraint credit_notes_rest_to_check check (rest_to in ('card', 'till', 'company', 'nobody'));

create table companies (
  tenant_id text not null references tenants,
  id text not null,
  name text not null,
  tax_number text not null default '',
  approver_name text not null,
  approver_mobile text not null,      -- E.164
  approver_language text not null check (approver_language in ('ar', 'en')),
  order_limit bigint check (order_limit >= 0),    -- an order above it asks the approver; 0 = each asks, none = no order does
  month_limit bigint check (month_limit >= 0),    -- the same of a month's orders together
  credit_limit bigint check (credit_limit >= 0),  -- what it may owe at most: the restaurant's own limit
  active boolean not null default true,
  version integer not null default 1,
  owed bigint not null default 0,     -- the sum of its entries; below zero when it paid ahead
  seq integer not null default 0,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);

create table company_members (
  tenant_id text not null references tenants,
  mobile text not null,               -- E.164: proven by signing in
  company_id text not null,
  name text not null,
  primary key (tenant_id, mobile),
  foreign key (tenant_id, company_id) references companies (tenant_id, id) on delete cascade
);
create index company_members_by_company on company_members (tenant_id, company_id);

create table company_orders (
  tenant_id text not null references tenants,
  order_id text not null,
  company_id text not null,
  approval_id text not null,          -- the unguessable part of the approver's link
  mobile text not null,               -- whose order it is
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  amount bigint not null check (amount > 0),
  returned bigint not null default 0 check (returned >= 0 and returned <= amount),
  why text not null check (why in ('within', 'order', 'month')),
  state text not null check (state in ('waiting', 'charged', 'refused', 'lapsed', 'withdrawn')),
  decide_by timestamptz,              -- none of an order that nobody has to approve
  decided_at timestamptz,
  made_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, order_id),
  unique (tenant_id, approval_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, company_id) references companies (tenant_id, id)
);
create index company_orders_by_month on company_orders (tenant_id, company_id, month);
create index company_orders_due on company_orders (decide_by) where state = 'waiting';

create table company_entries (
  tenant_id text not null references tenants,
  company_id text not null,
  seq integer not null,
  kind text not null check (kind in ('charge', 'refund', 'payment')),
  amount bigint not null check ((kind = 'charge' and amount > 0) or (kind <> 'charge' and amount < 0)),
  owed bigint not null,               -- after it
  source text not null,               -- with its kind it comes once
  order_id text,
  note text not null default '',
  staff_id text,
  month text not null check (month ~ '^\d{4}-\d{2}$'),
  at timestamptz not null,
  primary key (tenant_id, company_id, seq),
  unique (tenant_id, company_id, source, kind),
  foreign key (tenant_id, company_id) references companies (tenant_id, id)
);
create index company_entries_by_month on company_entries (tenant_id, company_id, month, seq);

create function due_company_orders(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select c.tenant_id, c.order_id from company_orders c where c.state = 'waiting' and c.decide_by <= at
  order by c.decide_by limit most
$$;

select protect_tenant_tables();
