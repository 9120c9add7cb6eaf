-- additive
-- Points that are over soon are told of once (issue "expiry warnings by notice").
alter table points_lots add column warned_at timestamptz;
create index points_lots_unwarned on points_lots (expires_at) where left_points > 0 and expires_at is not null and warned_at is null;

-- A week ahead; not on the day that they were earned, where points live shorter than that.
create function due_point_warnings(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select distinct l.tenant_id, l.customer_id from points_lots l
  join points_entries e on e.tenant_id = l.tenant_id and e.customer_id = l.customer_id and e.seq = l.seq
  where l.left_points > 0 and l.warned_at is null and l.expires_at > at and l.expires_at <= at + interval '7 days'
    and e.at <= at - interval '1 day' limit most
$$;
