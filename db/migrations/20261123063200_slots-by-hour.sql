-- additive
-- An order for later counts at the hour of its slot (decision 0060): the days that have such orders are summed anew.
insert into report_days_due (tenant_id, branch_id, business_date, due_at)
select distinct tenant_id, branch_id, business_date, clock_timestamp() + interval '10 minutes'
from orders where business_date is not null and slot_start is not null
on conflict do nothing;
