-- additive
-- A guest who waits in the car says so (domain "Orders", type car); staff answer.
alter table orders
  add column arrived_at timestamptz,
  add column arrived_place text not null default '',  -- bay or place, as typed
  add column arrivals integer not null default 0,     -- how often it was said
  add column arrival_answered_at timestamptz,
  add column promise_change jsonb;                    -- what was promised before the last change
