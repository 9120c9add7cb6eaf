-- additive
-- Campaigns: a message, with a coupon of one's own if wanted, to a segment of the customers who asked for offers.

create table campaigns (
  tenant_id text not null references tenants,
  id text not null,
  name text not null,
  segment jsonb not null,             -- domain/segment.ts
  body_ar text not null,
  body_en text not null,
  benefit jsonb,                      -- domain/coupon-benefit.ts; none: a message alone
  valid_days integer not null default 14 check (valid_days > 0),
  state text not null default 'sending' check (state in ('sending', 'sent', 'stopped')),
  next_at timestamptz,                -- when the next ones are sent: never in the quiet hours
  made_at timestamptz not null,
  ended_at timestamptz,
  primary key (tenant_id, id)
);
create index campaigns_due on campaigns (next_at) where state = 'sending';

-- Who was in the segment when it was sent, and what became of it.
create table campaign_targets (
  tenant_id text not null references tenants,
  campaign_id text not null,
  customer_id text not null,
  state text not null default 'waiting' check (state in ('waiting', 'sent', 'declined')),
  coupon_id text,
  at timestamptz,
  primary key (tenant_id, campaign_id, customer_id),
  foreign key (tenant_id, campaign_id) references campaigns (tenant_id, id),
  foreign key (tenant_id, customer_id) references customers (tenant_id, id),
  foreign key (tenant_id, coupon_id) references coupons (tenant_id, id)
);
create index campaign_targets_waiting on campaign_targets (tenant_id, campaign_id) where state = 'waiting';

create function due_campaigns(most integer, at timestamptz)
  returns table (tenant_id text, id text) language sql stable security definer set search_path = public as $$
  select c.tenant_id, c.id from campaigns c where c.state = 'sending' and c.next_at <= at order by c.next_at limit most
$$;

select protect_tenant_tables();
