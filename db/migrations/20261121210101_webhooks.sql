-- Signed webhooks: addresses that staff gave, what happened, and how each was told of it (issue "The console"; decision 0074).
create table webhook_endpoints (
  tenant_id text not null references tenants,
  id text not null,
  url text not null,
  events text[] not null,             -- domain/webhook.ts
  enabled boolean not null default true,
  sealed_secret text not null,
  sealed_former text,                 -- signs beside the new one until `former_until`
  former_until timestamptz,
  failures integer not null default 0,  -- in a row
  pause_until timestamptz,            -- one that does not answer is left alone for a while
  made_at timestamptz not null,
  primary key (tenant_id, id)
);

create table webhook_events (
  tenant_id text not null references tenants,
  id text not null,                   -- made of what happened: the same twice is one
  type text not null,
  subject text not null,
  body text not null,                 -- the very bytes that are sent, each time
  made_at timestamptz not null,
  primary key (tenant_id, id)
);
create index webhook_events_by_age on webhook_events (made_at);

create table webhook_deliveries (
  tenant_id text not null references tenants,
  id text not null,
  endpoint_id text not null,
  event_id text not null,
  state text not null check (state in ('waiting', 'delivered', 'dead')),
  tries integer not null default 0,   -- since it was begun or replayed
  attempts integer not null default 0,  -- in all
  due_at timestamptz,                 -- none when it has ended
  fence integer not null default 0,
  made_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id),
  unique (tenant_id, endpoint_id, event_id),
  foreign key (tenant_id, endpoint_id) references webhook_endpoints (tenant_id, id),
  foreign key (tenant_id, event_id) references webhook_events (tenant_id, id)
);
create index webhook_deliveries_due on webhook_deliveries (due_at) where due_at is not null;
create index webhook_deliveries_newest on webhook_deliveries (tenant_id, endpoint_id, made_at desc, id desc);
create index webhook_deliveries_by_event on webhook_deliveries (tenant_id, event_id);

create table webhook_tries (
  tenant_id text not null references tenants,
  delivery_id text not null,
  number integer not null,
  at timestamptz not null,
  status integer,                     -- none when nothing answered
  error text,
  took_ms integer not null,
  primary key (tenant_id, delivery_id, number),
  foreign key (tenant_id, delivery_id) references webhook_deliveries (tenant_id, id)
);

-- At most five of an endpoint at once: one that hangs keeps nobody else waiting.
create function due_webhooks(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select x.tenant_id, x.id from (
    select d.tenant_id, d.id, d.due_at,
      row_number() over (partition by d.tenant_id, d.endpoint_id order by d.due_at) as place
    from webhook_deliveries d
    join webhook_endpoints e on e.tenant_id = d.tenant_id and e.id = d.endpoint_id
    where d.due_at <= at and e.enabled and (e.pause_until is null or e.pause_until <= at)
  ) x where x.place <= 5 order by x.due_at limit most
$$;

-- What happened is kept for 30 days, and longer while somebody is still to be told.
create function due_old_webhooks(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select e.tenant_id, e.id from webhook_events e
  where e.made_at < at - interval '30 days' and not exists (
    select 1 from webhook_deliveries d
    join webhook_endpoints p on p.tenant_id = d.tenant_id and p.id = d.endpoint_id
    where d.tenant_id = e.tenant_id and d.event_id = e.id and d.due_at is not null and p.enabled)
  order by e.made_at limit most
$$;

select protect_tenant_tables();
