-- additive
-- Fees of the owner's own (decision 0256): a bag, a small order, tobacco, the municipality.
create table fees (
  tenant_id text not null references tenants,
  id text not null,
  position integer not null,
  doc jsonb not null,   -- domain/pricing/fee.ts, without its id
  primary key (tenant_id, id)
);
create trigger content_version after insert or update or delete on fees
  for each statement execute function raise_content_version();

-- Their sum in an hour, and what each brought on a day.
alter table sales_hours add column fees bigint not null default 0;
create table sales_fees (
  tenant_id text not null references tenants,
  branch_id text not null,
  business_date date not null,
  fee_id text not null,
  name_ar text not null,
  name_en text not null,
  orders integer not null,
  amount bigint not null,   -- with VAT
  primary key (tenant_id, branch_id, business_date, fee_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade
);
create index sales_fees_by_date on sales_fees (tenant_id, business_date);

select protect_tenant_tables();
