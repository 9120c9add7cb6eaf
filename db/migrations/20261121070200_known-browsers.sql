-- A browser that nobody signed in with for a year is a stranger again: nothing is kept for ever (domain "Privacy").
create index known_browsers_due on known_browsers (seen_at);

create function due_known_browsers(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select distinct k.tenant_id, k.tenant_id from (
    select b.tenant_id from known_browsers b where b.seen_at <= at - interval '365 days' order by b.seen_at limit most) k
$$;

select protect_tenant_tables();
