-- additive
-- After a restore nothing that concerns money happens by the clock while a restaurant's website is closed by it (safety
-- 35): orders that were made and served since the backup stand as they stood then, and would be missed or expire, and
-- their money would go back.
create function is_recovering(whose text)
  returns boolean language sql stable set search_path = public as $$
  select exists (select from installation i join settings s on s.key = 'website.enable' and s.value = '"0"'
    where i.recovering_since is not null and s.tenant_id = whose)
$$;

create or replace function due_holds(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select o.tenant_id, o.id from orders o where o.status = 'callcenter_pending' and o.hold_until <= at
    and not is_recovering(o.tenant_id)
  order by o.hold_until limit most
$$;

create or replace function due_accepts(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select o.tenant_id, o.id from orders o where o.status = 'created' and o.accept_by <= at
    and not is_recovering(o.tenant_id)
  order by o.accept_by limit most
$$;

create or replace function due_attempts(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select a.tenant_id, a.reference from payment_attempts a where a.ask_at <= at
    and not is_recovering(a.tenant_id)
  order by a.ask_at limit most
$$;

create or replace function due_refunds(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select r.tenant_id, r.reference from refunds r where r.ask_at <= at
    and not is_recovering(r.tenant_id)
  order by r.ask_at limit most
$$;

create or replace function due_company_orders(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select c.tenant_id, c.order_id from company_orders c where c.state = 'waiting' and c.decide_by <= at
    and not is_recovering(c.tenant_id)
  order by c.decide_by limit most
$$;

create or replace function due_reservations(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select r.tenant_id, r.id from reservations r where r.act_at <= at
    and not is_recovering(r.tenant_id)
  order by r.act_at limit most
$$;
