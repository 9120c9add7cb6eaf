-- additive
-- A refund that is being sent has one reader at a time: nobody else takes it up before this moment, or the reader's answer
-- (safety 4, 5). None while nobody is at it.
alter table refunds add column held_until timestamptz;
