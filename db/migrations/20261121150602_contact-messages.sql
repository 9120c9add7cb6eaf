-- additive
-- What visitors write by /contact-us: to the tenant by e-mail, and kept for its console a year (domain "Privacy").
create table contact_messages (
  tenant_id text not null references tenants,
  id text not null,
  branch_id text,
  name text not null check (char_length(name) <= 30),
  email text not null check (char_length(email) <= 50),
  mobile text not null default '',
  message text not null check (char_length(message) <= 500),
  language text not null check (language in ('ar', 'en')),
  customer_id text,
  handled_at timestamptz,
  handled_by text,
  created_at timestamptz not null default now(),
  primary key (tenant_id, id)
);
create index contact_messages_newest on contact_messages (tenant_id, created_at desc);

select protect_tenant_tables();
