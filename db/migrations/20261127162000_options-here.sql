-- additive
-- What a branch has of an option: sold out, off its menu, another price (decision 0252).
create table sold_out_options (
  tenant_id text not null references tenants,
  branch_id text not null,
  option_id text not null,
  until timestamptz,
  set_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, branch_id, option_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  foreign key (tenant_id, option_id) references options (tenant_id, id) on delete cascade
);
create index sold_out_options_by_option on sold_out_options (tenant_id, option_id);

create table hidden_options (
  tenant_id text not null references tenants,
  branch_id text not null,
  option_id text not null,
  hidden_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, branch_id, option_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  foreign key (tenant_id, option_id) references options (tenant_id, id) on delete cascade
);
create index hidden_options_by_option on hidden_options (tenant_id, option_id);

-- Of several prices the most specific one counts, as of items: branch and type, branch, type, the option's own.
create table option_prices (
  tenant_id text not null references tenants,
  id text not null,
  option_id text not null,
  branch_id text,
  type text check (type in ('pickup', 'car', 'delivery', 'dinein')),
  price bigint not null check (price >= 0),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, option_id, branch_id, type),
  foreign key (tenant_id, option_id) references options (tenant_id, id) on delete cascade,
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  check (branch_id is not null or type is not null)
);
create index option_prices_by_branch on option_prices (tenant_id, branch_id);

do $$
declare name text;
begin
  foreach name in array array['sold_out_options', 'hidden_options', 'option_prices']
  loop
    execute format('create trigger content_version after insert or update or delete on %I for each statement execute function raise_content_version()', name);
  end loop;
end $$;

select protect_tenant_tables();
