-- An order that staff change before it is accepted (issue "The console"; decision 0069).
alter table orders
  add column more jsonb,     -- the change waits for its price difference: which order row takes it, how much, until when
  add column edited jsonb;   -- the last change: when, and the total before it

create table order_edits (
  tenant_id text not null references tenants,
  id text not null,
  order_id text not null,
  more_order_id text,                 -- the order row that takes what it costs more; none when nothing is asked
  state text not null check (state in ('waiting', 'done', 'lapsed')),
  plan jsonb not null,                -- server/store/order-edits.ts: the bill after it, stock and slot
  before jsonb not null,              -- the bill before it
  staff_id text not null,
  made_at timestamptz not null,
  settled_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, more_order_id) references orders (tenant_id, id)
);
create unique index order_edits_one_waiting on order_edits (tenant_id, order_id) where state = 'waiting';
create unique index order_edits_by_more on order_edits (tenant_id, more_order_id) where more_order_id is not null;

-- The invoice of a changed order: its number is taken anew, and the former one stays named.
create table invoice_replacements (
  tenant_id text not null references tenants,
  order_id text not null,
  branch_id text not null,
  number integer not null,
  replaces integer not null,
  issued_at timestamptz not null,
  primary key (tenant_id, order_id, number),
  foreign key (tenant_id, order_id) references invoices (tenant_id, order_id)
);
comment on table invoice_replacements is 'append-only';

select protect_tenant_tables();
