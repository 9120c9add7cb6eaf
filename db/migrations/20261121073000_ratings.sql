-- additive
-- What guests say of an order (spec 1 "order rating with photos", 5). One rating for an order; its unique key is what
-- makes rivals lose. Averages are content: two small tables that pages read, summed up now and then (decision 0025).
create table ratings (
  tenant_id text not null references tenants,
  id text not null,
  order_id text not null,
  branch_id text not null,
  food integer not null check (food between 1 and 5),
  service integer not null check (service between 1 and 5),
  delivery integer check (delivery between 1 and 5),
  overall integer not null generated always as (
    (round((food + service + coalesce(delivery, 0))::numeric / (case when delivery is null then 2 else 3 end)))::integer
  ) stored,
  comment text not null default '',
  made_at timestamptz not null,
  changed_at timestamptz,
  answer text,
  answered_at timestamptz,
  answered_by text,
  hidden_at timestamptz,
  hidden_by text,
  hidden_reason text,
  primary key (tenant_id, id),
  unique (tenant_id, order_id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id),
  check ((hidden_at is null) = (hidden_reason is null)),
  check ((answer is null) = (answered_at is null))
);
create index ratings_by_branch on ratings (tenant_id, branch_id, made_at desc, id);
create index ratings_by_time on ratings (tenant_id, made_at);
create index ratings_hidden on ratings (hidden_at) where hidden_at is not null;

create table rating_items (
  tenant_id text not null references tenants,
  rating_id text not null,
  item_id text not null,              -- no key: an item may leave the menu
  liked boolean not null,
  primary key (tenant_id, rating_id, item_id),
  foreign key (tenant_id, rating_id) references ratings (tenant_id, id)
);

-- Uploaded before the rating is sent; without a rating it goes after a day, with a hidden one after thirty.
create table rating_photos (
  tenant_id text not null references tenants,
  id text not null,
  order_id text not null,
  rating_id text,
  position integer not null default 0,
  width integer not null,
  height integer not null,
  made_at timestamptz not null,
  primary key (tenant_id, id),
  foreign key (tenant_id, order_id) references orders (tenant_id, id),
  foreign key (tenant_id, rating_id) references ratings (tenant_id, id)
);
create index rating_photos_by_rating on rating_photos (tenant_id, rating_id);
create index rating_photos_by_order on rating_photos (tenant_id, order_id);
create index rating_photos_left on rating_photos (made_at) where rating_id is null;

create table rating_sums_due (
  tenant_id text not null references tenants,
  due_at timestamptz not null,
  primary key (tenant_id)
);
create index rating_sums_due_by_time on rating_sums_due (due_at);

create table branch_ratings (
  tenant_id text not null references tenants,
  branch_id text not null,
  count integer not null,
  overall integer not null,           -- sums of stars
  food integer not null,
  service integer not null,
  deliveries integer not null,
  delivery integer not null,
  primary key (tenant_id, branch_id),
  foreign key (tenant_id, branch_id) references branches (tenant_id, id)
);

create table item_ratings (
  tenant_id text not null references tenants,
  item_id text not null,
  count integer not null,
  liked integer not null,
  primary key (tenant_id, item_id)
);

create trigger content_version after insert or update or delete on branch_ratings
  for each statement execute function raise_content_version();

create function due_rating_sums(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select d.tenant_id, d.tenant_id from rating_sums_due d where d.due_at <= at order by d.due_at limit most
$$;


create function due_rating_photos(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select p.tenant_id, p.id from rating_photos p where p.rating_id is null and p.made_at <= at - interval '1 day'
  union all
  select p.tenant_id, p.id from ratings r
    join rating_photos p on p.tenant_id = r.tenant_id and p.rating_id = r.id
    where r.hidden_at <= at - interval '30 days'
  limit most
$$;

select protect_tenant_tables();
