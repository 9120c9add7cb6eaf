-- additive
-- The uses of coupons are a ledger that the product's login may only add to. An account that goes leaves its number there
-- as a keyed hash alone, which still counts against the limit per customer.
create function forget_coupon_mobile(number text, hashed text)
  returns void language sql volatile security definer set search_path = public as $$
  update coupon_uses set mobile = hashed
  where tenant_id = nullif(current_setting('app.tenant_id'), '') and mobile = number
$$;
