-- additive
-- Orders are found years later: by name, number and mobile (issue "The console"). A row of its own, so that placing an
-- order bears none of its indexes; it is written after the commit.
-- LIKE is not leakproof, so row-level security would keep it from a trigram index: one function searches, and filters
-- by the tenant of the connection itself.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

create function fold_for_search(typed text) returns text language sql immutable parallel safe as $$
  select trim(regexp_replace(lower(regexp_replace(normalize(translate(
    regexp_replace(normalize(translate(typed, '٠١٢٣٤٥٦٧٨٩۰۱۲۳۴۵۶۷۸۹', '01234567890123456789'), NFKC), '[\u0640\u0610-\u061A\u064B-\u065F\u0670]', '', 'g'),
    'أإآٱةىیئؤکہپچڤگ', 'ااااهيييوكهبجفك'), NFD), '[\u0300-\u036F]', '', 'g')), '[^[:alnum:]]+', ' ', 'g'))
$$;

create table order_search (
  tenant_id text not null references tenants,
  order_id text not null,
  branch_id text not null,
  placed_at timestamptz not null,
  number integer,
  words text not null,                -- the folded name, then the digits of the mobile
  primary key (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id) on delete cascade
);
create index order_search_newest on order_search (tenant_id, placed_at desc);
create index order_search_number on order_search (tenant_id, number, placed_at desc);
create index order_search_words on order_search using gin (tenant_id, words gin_trgm_ops);

insert into order_search (tenant_id, order_id, branch_id, placed_at, number, words)
select tenant_id, id, branch_id, placed_at, number,
  fold_for_search(contact_name) || ' ' || regexp_replace(contact_mobile, '\D', '', 'g')
from orders where number is not null and kind <> 'table_share';

-- Of the tenant of the connection alone. First the newest 20,000, in which what people look for mostly is; only when
-- that is not enough, what is older, by the indexes.
create function search_orders(wanted_words text, wanted_number integer, branches text[], since timestamptz, before timestamptz, most integer)
  returns table (order_id text, placed_at timestamptz) language sql stable security definer set search_path = public as $$
  with newest as materialized (
    select s.order_id, s.placed_at, s.branch_id, s.number, s.words from order_search s
    where s.tenant_id = current_setting('app.tenant_id') and s.placed_at < before and s.placed_at >= since
    order by s.placed_at desc limit 20000
  ), near as materialized (
    select n.order_id, n.placed_at from newest n
    where (n.number = wanted_number or n.words like wanted_words) and n.branch_id = any (branches)
    order by n.placed_at desc limit most
  ), enough as materialized (
    select (select count(*) from near) >= most or (select count(*) from newest) < 20000 as yes,
      (select min(n.placed_at) from newest n) as oldest
  ), by_words as materialized (
    select s.order_id, s.placed_at from order_search s
    where s.tenant_id = current_setting('app.tenant_id') and s.words like wanted_words
      and not (select yes from enough) and s.placed_at < (select oldest from enough) and s.placed_at >= since
      and s.branch_id = any (branches)
  ), by_number as materialized (
    select s.order_id, s.placed_at from order_search s
    where s.tenant_id = current_setting('app.tenant_id') and s.number = wanted_number
      and not (select yes from enough) and s.placed_at < (select oldest from enough) and s.placed_at >= since
      and s.branch_id = any (branches)
    order by s.placed_at desc limit most
  )
  select f.order_id, f.placed_at from (
    select * from near union select * from by_words union select * from by_number
  ) f order by f.placed_at desc limit most
$$;

create index orders_by_time on orders (tenant_id, placed_at desc, id);
create index orders_unusual on orders (tenant_id, placed_at desc, id)
  where status in ('canceled', 'missed', 'refunded', 'partially_refunded', 'callcenter_pending', 'b2b_pending', 'b2b_canceled');

select protect_tenant_tables();
