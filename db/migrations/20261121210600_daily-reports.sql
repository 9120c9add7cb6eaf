-- additive
-- A member's report of the day by e-mail: at which hour of the branches' clock, and when it goes out next; none while it
-- is off (issue "Reports": daily e-mail).
create table daily_reports (
  tenant_id text not null references tenants,
  staff_id text not null,
  hour integer not null check (hour between 6 and 23),
  quiet_days boolean not null,        -- also after days without orders
  due_at timestamptz,
  primary key (tenant_id, staff_id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index daily_reports_due on daily_reports (due_at) where due_at is not null;

create function due_daily_reports(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select d.tenant_id, d.staff_id from daily_reports d where d.due_at <= at order by d.due_at limit most
$$;

select protect_tenant_tables();
