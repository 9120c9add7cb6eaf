-- additive
-- What a restaurant's owner has said is not needed of the list of what is missing before opening: not asked again.
create table opening_dismissals (
  tenant_id text not null references tenants,
  step text not null,
  at timestamptz not null default now(),
  primary key (tenant_id, step)
);

select protect_tenant_tables();
