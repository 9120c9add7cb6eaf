-- additive
-- A queue keeps the letter of its numbers: it was counted from the areas as they stood when somebody looked, so that
-- A-04 became B-04 in the guest's hand when an area came, went or moved. An entry carries its own.
alter table waiting_queues add column letter integer check (letter >= 0);
alter table waiting_entries add column letter integer not null default 0 check (letter >= 0);

update waiting_queues as q
set letter = a.place
from (
  select tenant_id, branch_id, id,
    row_number() over (partition by tenant_id, branch_id order by position, id) - 1 as place
  from table_areas as area
  where exists (
    select from tables as t
    where t.tenant_id = area.tenant_id and t.branch_id = area.branch_id and t.area_id = area.id and t.removed_at is null
  )
) as a
where a.tenant_id = q.tenant_id and a.branch_id = q.branch_id and a.id = q.area_id;

update waiting_entries as e
set letter = q.letter
from waiting_queues as q
where q.tenant_id = e.tenant_id and q.branch_id = e.branch_id and q.area_id = e.area_id
  and q.letter > 0 and (e.ended_at is null or e.ended_at > now() - interval '1 day');
