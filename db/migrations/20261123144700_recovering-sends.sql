-- additive
-- After a restore nothing is sent or expires by the clock either while a restaurant's website is closed by it (safety 35):
-- campaigns, webhooks and orders for the till may have gone out since the backup, and points that lapse are money.
create or replace function due_campaigns(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select c.tenant_id, c.id from campaigns c where c.state = 'sending' and c.next_at <= at
    and not is_recovering(c.tenant_id)
  order by c.next_at limit most
$$;

create or replace function due_webhooks(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select x.tenant_id, x.id from (
    select d.tenant_id, d.id, d.due_at,
      row_number() over (partition by d.tenant_id, d.endpoint_id order by d.due_at) as place
    from webhook_deliveries d
    join webhook_endpoints e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id
    where d.due_at <= at and e.enabled and (e.pause_until is null or e.pause_until <= at)
      and not is_recovering(d.tenant_id)
  ) x where x.place <= 5 order by x.due_at limit most
$$;

create or replace function due_pos_orders(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select o.tenant_id, o.order_id from pos_orders o
  join pos_connections c on c.tenant_id = o.tenant_id and c.system = o.system and c.enabled
  where o.due_at <= at and not is_recovering(o.tenant_id) order by o.due_at limit most
$$;

create or replace function due_points(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select distinct l.tenant_id, l.customer_id from points_lots l
  where l.left_points > 0 and l.expires_at <= at and not is_recovering(l.tenant_id) limit most
$$;

create or replace function due_point_warnings(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select distinct l.tenant_id, l.customer_id from points_lots l
  join points_entries e on e.tenant_id = l.tenant_id and e.customer_id = l.customer_id and e.seq = l.seq
  where l.left_points > 0 and l.warned_at is null and l.expires_at > at and l.expires_at <= at + interval '7 days'
    and e.at <= at - interval '1 day' and not is_recovering(l.tenant_id) limit most
$$;

create or replace function due_daily_reports(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select d.tenant_id, d.staff_id from daily_reports d where d.due_at <= at and not is_recovering(d.tenant_id)
  order by d.due_at limit most
$$;
