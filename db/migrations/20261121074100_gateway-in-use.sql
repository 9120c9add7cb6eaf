-- additive
-- New payments go to the account that was put in use, and to no other. What a tenant used until now stays in use.

update gateway_accounts g set chosen = true
where g.enabled
  and not exists (select from gateway_accounts o where o.tenant_id = g.tenant_id and o.chosen)
  and g.id = (select min(o.id) from gateway_accounts o where o.tenant_id = g.tenant_id and o.enabled);
