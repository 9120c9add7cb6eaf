-- additive
-- The walk over the newest orders read 20,000 rows of the table for every search, also when its first few hundred had all
-- that was wanted. Its index now carries what is looked at, and the walk ends with the last hit that is asked for.

create index order_search_walk on order_search (tenant_id, placed_at desc) include (order_id, branch_id, number, words);
drop index order_search_newest;

drop function search_orders;

-- Of the tenant of the connection alone. First the newest, in which what people look for mostly is; only when that is not
-- enough, all that is older, by the indexes. Planned with what is asked for: a plan for any words at all
-- would walk where the trigrams answer at once.
create function search_orders(wanted_words text, wanted_number integer, branches text[], since timestamptz, before timestamptz, most integer,
  walk integer default 20000)
  returns table (order_id text, placed_at timestamptz) language plpgsql stable rows 50 security definer
  set search_path = public set plan_cache_mode = force_custom_plan as $$
declare
  tenant constant text := current_setting('app.tenant_id');
  ids text[];
  moments timestamptz[];
  oldest timestamptz;
begin
  select array_agg(h.order_id), array_agg(h.placed_at) into ids, moments from (
    select n.order_id, n.placed_at from (
      select s.order_id, s.placed_at, s.branch_id, s.number, s.words from order_search s
      where s.tenant_id = tenant and s.placed_at < before and s.placed_at >= since
      order by s.placed_at desc limit walk
    ) n
    where (n.number = wanted_number or n.words like wanted_words) and n.branch_id = any (branches)
    limit most
  ) h;
  if coalesce(cardinality(ids), 0) < most then
    oldest := (select s.placed_at from order_search s
      where s.tenant_id = tenant and s.placed_at < before and s.placed_at >= since
      order by s.placed_at desc offset greatest(walk - 1, 0) limit 1);
  end if;
  if oldest is null then
    return query select h.id, h.moment from unnest(ids, moments) h (id, moment);
    return;
  end if;
  return query
    with by_words as materialized (
      select s.order_id, s.placed_at from order_search s
      where s.tenant_id = tenant and s.words like wanted_words and s.placed_at <= oldest and s.placed_at >= since
        and s.branch_id = any (branches)
    ), by_number as materialized (
      select s.order_id, s.placed_at from order_search s
      where s.tenant_id = tenant and s.number = wanted_number and s.placed_at <= oldest and s.placed_at >= since
        and s.branch_id = any (branches)
      order by s.placed_at desc limit most
    )
    select f.order_id, f.placed_at from (
      select h.id as order_id, h.moment as placed_at from unnest(ids, moments) h (id, moment)
      union select w.order_id, w.placed_at from by_words w
      union select n.order_id, n.placed_at from by_number n
    ) f order by f.placed_at desc limit most;
end $$;
