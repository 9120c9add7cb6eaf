import pg from 'pg'
import type { Books } from './own-gateway.ts'

interface Paid {
  reference: string
  attempt_state: string
  order_id: string
  kind: string
  status: string
  number: number | null
  to_pay: number
  captured: number
  refunded: number
  refunding: number
}

/**
 * Takes the way to the product's database, the gateway's own books and the payments of before; returns every sentence that must not be true: money
 * charged twice, charged without order or refund, and ledgers, counts and lots that do not add up to the last halala.
 */
export async function findWrongs(
  database: pg.ClientConfig,
  books: Books,
  before: ReadonlySet<string>,
): Promise<string[]> {
  const client = new pg.Client(database)
  client.on('error', () => {})
  await client.connect()
  try {
    return [...(await wrongPayments(client, books, before)), ...(await wrongLedgers(client))]
  } finally {
    await client.end()
  }
}

/** Takes the way to the product's database; returns the payments of its past, of which the gateway knows nothing. */
export async function readPast(database: pg.ClientConfig): Promise<ReadonlySet<string>> {
  const client = new pg.Client(database)
  await client.connect()
  const { rows } = await client.query<{ reference: string }>('select reference from payment_attempts')
  await client.end()
  return new Set(rows.map(({ reference }) => reference))
}

async function wrongPayments(
  client: pg.Client,
  books: Books,
  before: ReadonlySet<string>,
): Promise<string[]> {
  const { rows } = await client.query<Paid>(
    `select a.reference, a.state as attempt_state, o.id as order_id, o.kind, o.status, o.number,
      (o.bill ->> 'toPay')::int as to_pay, o.captured::int, o.refunded::int, o.refunding::int
     from payment_attempts a join orders o using (tenant_id) where o.id = a.order_id`,
  )
  const byReference = new Map(rows.map((row) => [row.reference, row]))
  const sums = new Map<string, { row: Paid; taken: number; back: number }>()
  const wrongs: string[] = []
  for (const { reference, amount } of books.captures) {
    const row = byReference.get(reference)
    if (!row) {
      wrongs.push(`capture ${reference} of ${amount} belongs to no attempt`)
      continue
    }
    if (row.attempt_state !== 'captured') wrongs.push(`capture ${reference} is ${row.attempt_state} to us`)
    const back = books.refunds
      .filter((one) => one.paymentReference === reference && one.state === 'done')
      .reduce((sum, one) => sum + one.amount, 0)
    const sum = sums.get(row.order_id) ?? { row, taken: 0, back: 0 }
    sums.set(row.order_id, { row, taken: sum.taken + amount, back: sum.back + back })
  }
  const captured = new Set(books.captures.map((one) => one.reference))
  for (const row of rows)
    if (row.attempt_state === 'captured' && !captured.has(row.reference) && !before.has(row.reference))
      wrongs.push(`attempt ${row.reference} is captured to us, not to the gateway`)
  for (const { row, taken, back } of sums.values()) {
    const what = `order ${row.order_id} (${row.kind}, ${row.status})`
    const made = row.number !== null || (row.kind === 'wallet_topup' && row.status === 'delivered')
    const ended = ['canceled', 'missed', 'refunded'].includes(row.status)
    const stays = taken - back
    if (row.captured !== taken || row.refunded !== back)
      wrongs.push(`${what} says ${row.captured} and ${row.refunded} back, the gateway ${taken} and ${back}`)
    if (stays > row.to_pay) wrongs.push(`${what} costs ${row.to_pay} and was charged ${stays}`)
    if (stays > 0 && (!made || ended)) wrongs.push(`${what} keeps ${stays} without an order`)
    if (stays < row.to_pay && made && !ended && row.refunding === 0)
      wrongs.push(`${what} stands and only ${stays} of ${row.to_pay} were paid`)
  }
  return wrongs
}

const ledgerQuestions: Readonly<Record<string, string>> = {
  'wallet balance is not the sum of its entries': `
    select a.customer_id as id from wallet_accounts a left join wallet_entries e using (tenant_id, customer_id)
    group by a.tenant_id, a.customer_id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  'points balance is not the sum of its entries': `
    select a.customer_id as id from points_accounts a left join points_entries e using (tenant_id, customer_id)
    group by a.tenant_id, a.customer_id, a.balance having a.balance <> coalesce(sum(e.amount), 0)`,
  'points balance is not the sum of its lots': `
    select a.customer_id as id from points_accounts a left join points_lots l using (tenant_id, customer_id)
    group by a.tenant_id, a.customer_id, a.balance having a.balance <> coalesce(sum(l.left_points), 0)`,
  'a running balance of the wallet has a jump': `
    select customer_id as id from (select customer_id, balance,
      sum(amount) over (partition by tenant_id, customer_id order by seq) as running from wallet_entries) e where balance <> running`,
  'a top-up is not in the wallet exactly once': `
    select o.id from orders o left join wallet_entries e on e.tenant_id = o.tenant_id and e.source = 'top-up:' || o.id
    where o.kind = 'wallet_topup' group by o.tenant_id, o.id, o.status, o.captured, o.refunded
    having coalesce(sum(e.amount), 0) <> case when o.status = 'delivered' then o.captured - o.refunded else 0 end`,
  'an order took something else of the wallet than its bill says': `
    select o.id from orders o left join wallet_entries e on e.tenant_id = o.tenant_id and e.source = 'order:' || o.id
    where o.kind = 'order' and o.shopper like 'customer:%' and o.placed_at > now() - interval '6 hours'
    group by o.tenant_id, o.id, o.status, o.bill
    having coalesce(sum(e.amount), 0) <>
      case when o.status in ('canceled', 'missed', 'refunded') then 0 else -coalesce((o.bill ->> 'wallet')::bigint, 0) end`,
  'a coupon is counted otherwise than used': `
    select c.coupon_id as id from coupon_counts c left join coupon_uses u using (tenant_id, coupon_id)
    group by c.tenant_id, c.coupon_id, c.used
    having c.used <> coalesce(sum(case u.kind when 'use' then 1 when 'return' then -1 end), 0)`,
  'an order has two invoices or a number has a gap': `
    select branch_id as id from invoices group by tenant_id, branch_id having max(number) <> count(*)`,
}

async function wrongLedgers(client: pg.Client): Promise<string[]> {
  const wrongs: string[] = []
  for (const [sentence, question] of Object.entries(ledgerQuestions)) {
    const { rows } = await client.query<{ id: string }>(question)
    for (const { id } of rows) wrongs.push(`${sentence}: ${id}`)
  }
  return wrongs
}
