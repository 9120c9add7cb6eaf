-- additive
-- Other prices for branches, a channel or a time (decision 0257).
create table price_lists (
  tenant_id text not null references tenants,
  id text not null,
  position integer not null,
  doc jsonb not null,   -- domain/menu/price-list.ts, without its id
  primary key (tenant_id, id)
);
create trigger content_version after insert or update or delete on price_lists
  for each statement execute function raise_content_version();

select protect_tenant_tables();
