-- additive
-- How VAT is due on a dish where that is not at the restaurant's rate (decision 0255); null = at that rate. Bills keep it
-- with each line, so the sums of a day by kind of VAT are made of the bills, as its other sums are.
alter table items add column tax jsonb;

create table sales_taxes (
  tenant_id text not null references tenants,
  branch_id text not null,
  business_date date not null,
  category text not null check (category in ('standard', 'zero', 'exempt', 'outside-scope')),
  basis_points integer not null,
  code text not null,
  net bigint not null,        -- sold, without VAT, minor units
  vat bigint not null,
  net_back bigint not null,   -- of credit notes, by their day
  vat_back bigint not null,
  primary key (tenant_id, branch_id, business_date, category, basis_points, code),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade
);
create index sales_taxes_by_date on sales_taxes (tenant_id, business_date);

-- What is summed already was all at the restaurant's rate.
insert into sales_taxes (tenant_id, branch_id, business_date, category, basis_points, code, net, vat, net_back, vat_back)
select d.tenant_id, d.branch_id, d.business_date, case when t.vat_basis_points > 0 then 'standard' else 'outside-scope' end,
  t.vat_basis_points, '', sum(d.net), sum(d.vat), sum(d.net_back), sum(d.vat_back)
from (
  select tenant_id, branch_id, business_date, total - deposits - vat as net, vat, 0 as net_back, 0 as vat_back from sales_hours
  union all
  select tenant_id, branch_id, business_date, 0, 0, value - points - vat, vat from sales_refunds
) d join tenants t on t.tenant_id = d.tenant_id
group by d.tenant_id, d.branch_id, d.business_date, t.vat_basis_points;

select protect_tenant_tables();
