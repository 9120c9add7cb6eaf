-- additive
-- Accounts of staff: invitations by link, a second step, passkeys, and sessions that can be told apart (domain "Staff").

alter table staff add column sealed_totp text;
alter table staff add column totp_step bigint not null default 0;       -- the last one used: a code serves once
alter table staff add column recovery_hashes text[] not null default '{}';

alter table staff_sessions add column id text not null default md5(random()::text || clock_timestamp()::text);
alter table staff_sessions add column device text not null default '';

-- A link that makes a member, or gives one a new password. It serves once.
create table staff_invitations (
  tenant_id text not null references tenants,
  id text not null,
  token_hash text not null,
  staff_id text,                      -- whose new password it is for; none = it makes a member
  email text not null check (email = lower(email)),
  name text not null,
  role text not null check (role in ('owner', 'manager', 'cashier', 'kitchen', 'host')),
  language text not null check (language in ('ar', 'en')),
  branch_ids text[],                  -- none = all branches
  made_by text not null,
  made_at timestamptz not null default clock_timestamp(),
  ends_at timestamptz not null,
  primary key (tenant_id, id),
  unique (tenant_id, token_hash),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index staff_invitations_by_token on staff_invitations (token_hash);

create table staff_passkeys (
  tenant_id text not null references tenants,
  id text not null,
  staff_id text not null,
  credential text not null,           -- the authenticator's own id, base64url
  public_key text not null,           -- base64url
  counter bigint not null default 0,
  transports text[] not null default '{}',
  name text not null,
  made_at timestamptz not null default clock_timestamp(),
  used_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, credential),
  foreign key (tenant_id, staff_id) references staff (tenant_id, id) on delete cascade
);
create index staff_passkeys_by_credential on staff_passkeys (credential);

-- Challenges that a passkey has answered: an answer that is sent twice is refused the second time.
create table staff_challenges (
  tenant_id text not null references tenants,
  challenge_hash text not null,
  used_at timestamptz not null default clock_timestamp(),
  primary key (tenant_id, challenge_hash)
);

create function find_staff_invitation(wanted text)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select i.tenant_id, i.id from staff_invitations i where i.token_hash = wanted
$$;

create function find_staff_passkey(wanted text)
  returns table (tenant_id text, staff_id text) language sql stable security definer set search_path = public as $$
  select p.tenant_id, p.staff_id from staff_passkeys p join staff s on s.tenant_id = p.tenant_id and s.id = p.staff_id
  where p.credential = wanted and s.active
$$;

create index audit_log_by_staff on audit_log (tenant_id, staff_id, id desc);
create index audit_log_by_subject on audit_log (tenant_id, subject, id desc);

select protect_tenant_tables();
