-- additive
-- What a report counts has changed (decision 0060): every day is summed anew, from orders and credit notes as they stand. Whoever
-- asks for a day before the sweeper comes to it has it summed first.
insert into report_days_due (tenant_id, branch_id, business_date, due_at)
select tenant_id, branch_id, business_date, clock_timestamp() + interval '10 minutes' from (
  select tenant_id, branch_id, business_date from orders where business_date is not null
  union select tenant_id, branch_id, business_date from sales_hours
  union select tenant_id, branch_id, business_date from sales_refunds
) days
on conflict do nothing;
