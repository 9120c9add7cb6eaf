-- additive
-- Customers found by a part of their name or number, by one function that filters by tenant itself (see order_search).
create index customers_by_name on customers using gin (tenant_id, fold_for_search(name) gin_trgm_ops) where deleted_at is null;
create index customers_by_number on customers using gin (tenant_id, mobile gin_trgm_ops) where deleted_at is null;

create function search_customers(wanted_name text, wanted_digits text, most integer)
  returns table (id text) language sql stable security definer set search_path = public as $$
  (select c.id from customers c where c.tenant_id = current_setting('app.tenant_id') and c.deleted_at is null
    and fold_for_search(c.name) like wanted_name limit most)
  union
  (select c.id from customers c where c.tenant_id = current_setting('app.tenant_id') and c.deleted_at is null
    and c.mobile like wanted_digits limit most)
$$;
