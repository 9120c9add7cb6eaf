-- additive
-- messages_newest is read from either end: the same entries a second time cost every message and serve nobody.
drop index messages_by_age;
