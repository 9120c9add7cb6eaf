-- additive
-- An order for the first slot of a day is released before the branch opens: its minutes to be accepted begin with the
-- opening. None of orders for now, and of those placed before this was kept (decision 0030).
alter table orders add column slot_opens_at timestamptz;
