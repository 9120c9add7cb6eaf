import type pg from 'pg'

/** Numbers that guests and papers have had since the backup was made are not given twice (safety 35). */
const jump = { orders: 200, documents: 1000 }

/** What was to be told when the backup was made was told then. */
const notices = [
  'message',
  'notice',
  'account-notice',
  'company-notice',
  'reservation-notice',
  'waiting-notice',
]

/**
 * Takes the owner's connection to a database that was just restored; closes every website, so that nothing is sold before
 * somebody has looked at what was paid since the backup, lets the counters jump, and has nothing sent a second time. Safety 35.
 */
export async function beginRecovering(owner: pg.Client): Promise<number> {
  await owner.query('begin')
  try {
    await owner.query('alter table settings disable trigger user')
    const { rows } = await owner.query<{ tenant_id: string }>(
      `select t.tenant_id from tenants t where not exists
         (select from settings s where s.tenant_id = t.tenant_id and s.key = 'website.enable' and s.value = '"0"')`,
    )
    const closed = rows.map(({ tenant_id }) => tenant_id)
    await setEnabled(owner, closed, '"0"')
    await owner.query('alter table settings enable trigger user')
    await owner.query('update order_counters set last = last + $1 where business_date >= current_date - 1', [
      jump.orders,
    ])
    await owner.query('update document_counters set last = last + $1', [jump.documents])
    await sendNothingTwice(owner)
    await owner.query(
      'update installation set recovering_since = clock_timestamp(), closed_by_restore = $1',
      [closed],
    )
    await owner.query('commit')
    return closed.length
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

/** Campaigns of which nobody knows how far they went end; what waited for the till may be there, and is looked for first. */
async function sendNothingTwice(owner: pg.Client): Promise<void> {
  await owner.query('delete from outbox where kind = any ($1)', [notices])
  await owner.query(
    "update campaigns set state = 'stopped', next_at = null, ended_at = clock_timestamp() where state = 'sending'",
  )
  await owner.query("update pos_orders set state = 'sending' where state = 'waiting'")
}

/** Takes the owner's connection; opens the websites that the restore has closed. Returns how many; none when it was done. */
export async function endRecovering(owner: pg.Client): Promise<number> {
  const { rows } = await owner.query<{ closed: string[] }>(
    'select closed_by_restore as closed from installation where recovering_since is not null',
  )
  const closed = rows[0]?.closed ?? []
  await owner.query('begin')
  try {
    // running processes see it by the content's version, which a trigger raises for the tenant of the setting
    for (const tenantId of closed) {
      await owner.query("select set_config('app.tenant_id', $1, true)", [tenantId])
      await setEnabled(owner, [tenantId], '"1"')
    }
    await owner.query("update installation set recovering_since = null, closed_by_restore = '{}'")
    await owner.query('commit')
    return closed.length
  } catch (error) {
    await owner.query('rollback')
    throw error
  }
}

async function setEnabled(owner: pg.Client, tenantIds: readonly string[], value: string): Promise<void> {
  await owner.query(
    `insert into settings (tenant_id, key, value) select unnest($1::text[]), 'website.enable', $2
     on conflict (tenant_id, key) do update set value = excluded.value`,
    [tenantIds, value],
  )
}
