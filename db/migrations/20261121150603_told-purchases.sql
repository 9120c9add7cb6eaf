-- additive
-- Orders of which tracking was told: each once, whatever page, tab or device shows it first (issue "Tracking").
create table told_purchases (
  tenant_id text not null references tenants,
  order_id text not null,
  told_at timestamptz not null default now(),
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders on delete cascade
);

select protect_tenant_tables();
