create table staff (
  tenant_id text not null references tenants,
  id text not null,
  email text not null check (email = lower(email)),
  name text not null,
  role text not null check (role in ('owner', 'manager', 'cashier', 'kitchen', 'host')),
  password_hash text not null,
  language text not null default 'ar' check (language in ('ar', 'en')),
  all_branches boolean not null default true,
  active boolean not null default true,
  primary key (tenant_id, id),
  unique (tenant_id, email)
);

create table staff_branches (
  tenant_id text not null references tenants,
  staff_id text not null,
  branch_id text not null,
  primary key (tenant_id, staff_id, branch_id),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade,
  foreign key (tenant_id, branch_id) references branches (tenant_id, id) on delete cascade
);

create table staff_sessions (
  tenant_id text not null references tenants,
  token_hash text not null,
  staff_id text not null,
  made_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null,
  primary key (tenant_id, token_hash),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);

create table audit_log (
  tenant_id text not null references tenants,
  id bigint generated always as identity,
  staff_id text,
  action text not null,
  subject text not null,
  before jsonb,
  after jsonb,
  at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, id)
);
