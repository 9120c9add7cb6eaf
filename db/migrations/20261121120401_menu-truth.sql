-- Option groups: some pieces free, shown by an option of another group; a combo's choice is an item of the menu.
alter table option_groups add column free_count integer not null default 0 check (free_count >= 0);
alter table option_groups add column when_option_id text;
alter table option_groups add foreign key (tenant_id, when_option_id) references options (tenant_id, id)
  deferrable initially deferred;
alter table options add column item_id text;
alter table options add foreign key (tenant_id, item_id) references items (tenant_id, id) on delete cascade
  deferrable initially deferred;
create index option_groups_by_condition on option_groups (tenant_id, when_option_id) where when_option_id is not null;
create index options_by_item on options (tenant_id, item_id) where item_id is not null;

create table deposits (
  tenant_id text not null references tenants,
  id text not null,
  item_id text not null,
  name_ar text not null, name_en text not null,
  amount bigint not null check (amount > 0),
  min_count integer not null default 0 check (min_count >= 0),
  max_count integer not null default 1 check (max_count >= 1 and max_count >= min_count),
  position integer not null default 0,
  primary key (tenant_id, id),
  foreign key (tenant_id, item_id) references items (tenant_id, id) on delete cascade
);
create index deposits_by_item on deposits (tenant_id, item_id);

-- Of several prices the most specific one counts: branch and type, branch, type, the item's own.
create table item_prices (
  tenant_id text not null references tenants,
  id text not null,
  item_id text not null,
  branch_id text,
  type text check (type in ('pickup', 'car', 'delivery', 'dinein')),
  price bigint not null check (price >= 0),
  price_before bigint check (price_before > price),
  primary key (tenant_id, id),
  unique nulls not distinct (tenant_id, item_id, branch_id, type),
  foreign key (tenant_id, item_id) references items (tenant_id, id) on delete cascade,
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  check (branch_id is not null or type is not null)
);
create index item_prices_by_branch on item_prices (tenant_id, branch_id);

create table hidden_items (
  tenant_id text not null references tenants,
  branch_id text not null,
  item_id text not null,
  hidden_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, branch_id, item_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  foreign key (tenant_id, item_id) references items (tenant_id, id) on delete cascade
);
create index hidden_items_by_item on hidden_items (tenant_id, item_id);

-- Counted items. Orders change it under row locks and without the content's version: what menus say of it follows
-- after the commit, by the outbox, and only where people see a difference.
create table item_stock (
  tenant_id text not null references tenants,
  branch_id text not null,
  item_id text not null,
  left_count integer not null check (left_count >= 0),
  -- held while a card is typed by guests whose number is not proven (safety 9)
  guest_held integer not null default 0 check (guest_held >= 0),
  primary key (tenant_id, branch_id, item_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade,
  foreign key (tenant_id, item_id) references items (tenant_id, id) on delete cascade
);
create index item_stock_by_item on item_stock (tenant_id, item_id);

-- What an order took, so that it gives back exactly that.
alter table orders add column stock jsonb;

do $$
declare name text;
begin
  foreach name in array array['deposits', 'item_prices', 'hidden_items']
  loop
    execute format('create trigger content_version after insert or update or delete on %I for each statement execute function raise_content_version()', name);
  end loop;
end $$;

select protect_tenant_tables();
