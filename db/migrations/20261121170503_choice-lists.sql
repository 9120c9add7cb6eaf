-- What guests choose from besides the menu, as the restaurant wants it (issue "The console"): a list that is not here is
-- the product's own (domain/choice-list.ts).
create table choice_lists (
  tenant_id text not null references tenants,
  kind text not null check (kind in ('waiting_reasons', 'vehicle_brands')),
  entries jsonb not null,   -- [{ id, name: { ar, en }, shown }], in their order
  primary key (tenant_id, kind)
);

select protect_tenant_tables();
