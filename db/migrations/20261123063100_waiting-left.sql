-- additive
-- Who joined half a day ago and was never called went home: yesterday's parties do not stand before today's.
create index waiting_entries_left on waiting_entries (joined_at) where state = 'waiting';
create function due_waiting_left(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select e.tenant_id, e.id from waiting_entries e where e.state = 'waiting' and e.joined_at <= at - interval '12 hours'
  order by e.joined_at limit most
$$;
