-- additive
-- What reports read: a day of a branch, summed from its orders and credit notes. A day whose orders changed is noted
-- and summed anew, whole, so that a report can never drift away from what it sums (issue "The console").

create table report_days_due (
  tenant_id text not null references tenants,
  branch_id text not null,
  business_date date not null,
  due_at timestamptz not null,
  primary key (tenant_id, branch_id, business_date),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade
);
create index report_days_due_at on report_days_due (due_at);

-- Amounts in minor units. Orders that were cancelled or missed are counted in `lost` alone.
create table sales_hours (
  tenant_id text not null references tenants,
  branch_id text not null,
  business_date date not null,
  hour integer not null,              -- of the branch's clock
  type text not null,
  pay_method text not null,
  orders integer not null,
  lost integer not null,
  food bigint not null,
  discount bigint not null,
  coupon bigint not null,
  points bigint not null,
  delivery bigint not null,
  service bigint not null,
  vat bigint not null,
  deposits bigint not null,
  total bigint not null,
  wallet bigint not null,
  captured bigint not null,
  till bigint not null,
  primary key (tenant_id, branch_id, business_date, hour, type, pay_method),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade
);
create index sales_hours_by_date on sales_hours (tenant_id, business_date);

create table sales_items (
  tenant_id text not null references tenants,
  branch_id text not null,
  business_date date not null,
  item_id text not null,
  name_ar text not null,
  name_en text not null,
  quantity integer not null,
  amount bigint not null,             -- what its lines cost, with VAT and after every allotment
  primary key (tenant_id, branch_id, business_date, item_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade
);
create index sales_items_by_date on sales_items (tenant_id, business_date);

-- Of all orders of a branch, by the day of the credit note.
create table sales_refunds (
  tenant_id text not null references tenants,
  branch_id text not null,
  business_date date not null,
  notes integer not null,
  value bigint not null,
  vat bigint not null,
  card bigint not null,
  till bigint not null,
  wallet bigint not null,
  points bigint not null,
  primary key (tenant_id, branch_id, business_date),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade
);

create index credit_notes_by_time on credit_notes (tenant_id, branch_id, issued_at);

create function due_report_days(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select d.tenant_id, d.branch_id || ':' || d.business_date from report_days_due d where d.due_at <= at
  order by d.due_at limit most
$$;

insert into report_days_due (tenant_id, branch_id, business_date, due_at)
select distinct tenant_id, branch_id, business_date, clock_timestamp() from orders where business_date is not null;

select protect_tenant_tables();
