-- The console's menu editor: who saves second is told what changed meanwhile, and every change can be taken back.
alter table items add column version integer not null default 1;
alter table menu_groups add column version integer not null default 1;

-- What staff changed of the menu. One press is one batch, however many items it changed.
create table menu_changes (
  tenant_id text not null references tenants,
  id text not null,
  batch text not null,
  kind text not null check (kind in ('create', 'edit', 'delete', 'order', 'bulk', 'undo', 'scheduled')),
  subject text not null check (subject in ('item', 'group', 'order')),
  subject_id text not null,
  -- whole documents; none = it was not there
  before jsonb,
  after jsonb,
  -- of the subject once it was changed; an undo begins from exactly that
  version integer not null,
  staff_id text,
  at timestamptz not null default clock_timestamp(),
  undone_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
create index menu_changes_by_time on menu_changes (tenant_id, at desc);
create index menu_changes_by_batch on menu_changes (tenant_id, batch);
create index menu_changes_by_subject on menu_changes (tenant_id, subject, subject_id, version);

-- A price that is to be another one from a moment on.
create table price_changes (
  tenant_id text not null references tenants,
  id text not null,
  item_id text not null,
  price bigint not null check (price >= 0),
  price_before bigint check (price_before > price),
  due_at timestamptz not null,
  staff_id text,
  made_at timestamptz not null default clock_timestamp(),
  done_at timestamptz,
  primary key (tenant_id, id),
  foreign key (tenant_id, item_id) references items (tenant_id, id) on delete cascade,
  foreign key (tenant_id, staff_id) references staff (tenant_id, id)
);
create index price_changes_by_item on price_changes (tenant_id, item_id);
create index price_changes_due on price_changes (due_at) where done_at is null;

create function due_price_changes(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select p.tenant_id, p.id from price_changes p where p.done_at is null and p.due_at <= at order by p.due_at limit most
$$;

select protect_tenant_tables();
