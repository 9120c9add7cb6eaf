-- additive
-- A restaurant's content as one document, so that who asks for it reads one row instead of some thirty tables (decision
-- 0228). It is made of those tables and may be deleted at any time. `build` names the program that wrote it: a process of
-- another build beside it never reads it.
create table catalogue_documents (
  tenant_id text not null references tenants,
  build text not null,
  version bigint not null,
  made_at timestamptz not null default clock_timestamp(),
  document bytea not null,
  primary key (tenant_id, build)
);
-- it is compressed already
alter table catalogue_documents alter column document set storage external;

-- Whose content has no document of this build yet, or one of an older version.
create function list_undocumented(wanted text)
  returns table (tenant_id text) language sql stable security definer set search_path = public as $$
  select v.tenant_id from content_versions v
  left join catalogue_documents d on d.tenant_id = v.tenant_id and d.build = wanted and d.version = v.version
  where d.tenant_id is null
$$;

select protect_tenant_tables();
