-- A bare "at" in this function is the column points_entries.at, not the parameter: it never found anybody, and no warning was sent.
create or replace function due_point_warnings(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select distinct l.tenant_id, l.customer_id from points_lots l
  join points_entries e on e.tenant_id = l.tenant_id and e.customer_id = l.customer_id and e.seq = l.seq
  where l.left_points > 0 and l.warned_at is null and l.expires_at > due_point_warnings.at
    and l.expires_at <= due_point_warnings.at + interval '7 days'
    and e.at <= due_point_warnings.at - interval '1 day' and not is_recovering(l.tenant_id) limit most
$$;
