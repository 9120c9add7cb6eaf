-- additive
-- Since when a host that was claimed or given answers for its restaurant: what browsers kept of whoever had it before goes
-- with the first answer (safety 17).
alter table hosts add column bound_at timestamptz;

create function list_bound_hosts()
  returns table (host text, bound_at timestamptz) language sql stable security definer set search_path = public as $$
  select h.host, h.bound_at from hosts h where h.bound_at is not null
$$;
