-- additive
-- What went back by hand came to no card and no wallet: a sum of its own in the reports (decision 0156). The days that have
-- such money are summed anew, with those beside them: which day a moment belongs to is the branch's own clock.
alter table sales_refunds add column hand bigint not null default 0;
insert into report_days_due (tenant_id, branch_id, business_date, due_at)
select distinct s.tenant_id, s.branch_id, s.business_date, clock_timestamp() + interval '10 minutes'
from credit_notes n join sales_refunds s on s.tenant_id = n.tenant_id and s.branch_id = n.branch_id
  and s.business_date between (n.issued_at - interval '2 days')::date and (n.issued_at + interval '1 day')::date
where n.by_hand or exists (
  select from refunds r where r.tenant_id = n.tenant_id and r.order_id = n.order_id and r.credit_note_id = n.id
    and r.state = 'done' and r.bounced_at is not null)
on conflict do nothing;
