-- Keys by which other programs of a restaurant call the outward API (issue "The console"; decision 0073). Of a key only its
-- hash is kept.
create table api_keys (
  tenant_id text not null references tenants,
  id text not null,
  name text not null,
  scopes text[] not null,             -- domain/api-scope.ts
  key_hash text not null,
  hint text not null,                 -- its last characters, by which its owner knows it again
  made_by text,
  made_at timestamptz not null,
  last_used_at timestamptz,           -- to the minute
  revoked_at timestamptz,
  primary key (tenant_id, id)
);
create index api_keys_by_hash on api_keys (key_hash);

create function find_api_key(wanted text)
  returns table (tenant_id text, id text, name text, scopes text[], last_used_at timestamptz)
  language sql stable security definer set search_path = public as $$
  select k.tenant_id, k.id, k.name, k.scopes, k.last_used_at from api_keys k
  where k.key_hash = wanted and k.revoked_at is null
$$;

select protect_tenant_tables();
