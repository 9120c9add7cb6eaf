import pg from 'pg'
import type { OutboxWire } from '#contract/platform/platform.ts'
import { superuserConnection } from '#tools/chaos/product-connection.ts'
import { makeVisitor, type Visitor } from '#tools/visitor.ts'
import { restaurants, type BenchProduct } from './bench-product.ts'
import type { InsertOrder, InsertOutcome } from './insert-limit.ts'
import { figure, median, shareOf, type ReportRow } from './report.ts'
import { cores, runScript } from './run-process.ts'
import type { OrderOutcome } from './order-load.ts'
import type { WalletLoad } from './wallet-load.ts'

const rounds = 3
const atOnce = 16
/** One shopper may write 240 times a minute: three for each cart, one to place it. */
const ordersEach = 50

/** Takes the product; places orders that wallets pay in full, of sixteen customers and all of one. Returns the lines. */
export async function walletRows(bench: BenchProduct): Promise<ReportRow[]> {
  const [host] = restaurants
  const { port } = bench.product
  const people = new People(port, host)
  const load = async (count: number) => {
    const cookies = await people.signIn(count)
    await fillWallets(bench)
    const order: WalletLoad = { port, host: `${host}:${port}`, atOnce, cookies, orders: count * ordersEach }
    return runScript<OrderOutcome>('./wallet-load.ts', order)
  }
  await load(2)
  const before = await countRows(bench)
  const many: OrderOutcome[] = []
  const one: OrderOutcome[] = []
  const rawMany: InsertOutcome[] = []
  const rawOne: InsertOutcome[] = []
  for (let round = 0; round < rounds; round += 1) {
    many.push(await load(16))
    one.push(await load(1))
  }
  const after = await countRows(bench)
  for (let round = 0; round < rounds; round += 1) {
    rawMany.push(await raw(bench, 16))
    rawOne.push(await raw(bench, 1))
  }
  const orders = after.orders - before.orders
  console.log(
    `rows per order: order_journal ${perOrder(after.journal - before.journal, orders)}, wallet_entries ${perOrder(after.entries - before.entries - (after.accounts - before.accounts), orders)}, payment_journal ${perOrder(after.payments - before.payments, orders)}`,
  )
  const rate = (all: readonly { perSecond: number }[]) => median(all.map(({ perSecond }) => perSecond))
  const row = (
    what: string,
    all: readonly OrderOutcome[],
    limit: readonly InsertOutcome[],
    bar: string,
    met: boolean | undefined,
  ): ReportRow => ({
    what: `${what} (p50 ${figure(median(all.map(({ p50 }) => p50)), 'ms')})`,
    ours: figure(rate(all), '/s'),
    limit: figure(rate(limit), '/s'),
    share: shareOf(rate(all), rate(limit)),
    bar,
    met,
  })
  return [
    row('paid by wallet, 16 at once, 16 customers', many, rawMany, '400 /s', rate(many) >= 400),
    row('paid by wallet, 16 at once, all on one wallet', one, rawOne, '–', undefined),
  ]
}

/** The same rows of as many customers, written with nothing decided. */
async function raw(bench: BenchProduct, count: number): Promise<InsertOutcome> {
  const tenantId = bench.tenants.get(restaurants[0]) ?? ''
  const customers = await asSuperuser(bench, async (client) => {
    const { rows } = await client.query<{ id: string }>(
      'select customer_id as id from wallet_accounts where tenant_id = $1 order by balance desc limit $2',
      [tenantId, count],
    )
    return rows.map(({ id }) => id)
  })
  const order: InsertOrder = {
    dataDir: bench.dataDir,
    tenantId,
    atOnce,
    transactions: count * ordersEach,
    customers,
  }
  return runScript<InsertOutcome>('./insert-limit.ts', order, cores.server)
}

const perOrder = (rows: number, orders: number) => (rows / orders).toFixed(2)

/** Customers who nobody else is. */
class People {
  readonly #port: number
  readonly #host: string
  #made = 0

  constructor(port: number, host: string) {
    this.#port = port
    this.#host = host
  }

  /** Takes how many; returns the cookies of each. */
  async signIn(count: number): Promise<string[]> {
    const platform = makeVisitor(this.#port, 'localhost')
    const cookies: string[] = []
    for (let n = 0; n < count; n += 1) {
      this.#made += 1
      const visitor = makeVisitor(this.#port, this.#host)
      const who = { mobile: `+96658${String(1_000_000 + this.#made)}`, country: 'SA' }
      await visitor.call('POST', '/api/v1/user/auth/request-code', who)
      const code = await this.#readCode(platform, who.mobile)
      await visitor.call('POST', '/api/v1/user/auth/sign-in', { ...who, code })
      cookies.push(
        visitor
          .cookies()
          .map(({ name, value }) => `${name}=${value}`)
          .join('; '),
      )
    }
    return cookies
  }

  async #readCode(platform: Visitor, mobile: string): Promise<string> {
    for (let look = 0; look < 200; look += 1) {
      const { data } = await platform.call<OutboxWire>('GET', '/api/v1/platform/outbox')
      const message = data.find((one) => one.event === 'sign-in-code' && one.recipient === mobile)
      const code = /(?<!\d)\d{4}(?!\d)/.exec(message?.body ?? '')?.[0]
      if (code) return code
    }
    throw new Error(`no code came to ${mobile}`)
  }
}

const full = 100_000_000

/** Gives every new customer of the restaurant a full wallet, as its ledger has it. */
async function fillWallets(bench: BenchProduct): Promise<void> {
  await asSuperuser(bench, async (client) => {
    const tenantId = bench.tenants.get(restaurants[0]) ?? ''
    await client.query(
      `with fresh as (
         insert into wallet_accounts (tenant_id, customer_id, balance, seq)
         select c.tenant_id, c.id, $2, 1 from customers c where c.tenant_id = $1 and c.mobile like '+96658%'
         on conflict do nothing returning tenant_id, customer_id)
       insert into wallet_entries (tenant_id, customer_id, seq, type, amount, balance, source, kind)
       select tenant_id, customer_id, 1, 'give_away', $2, $2, 'bench:' || customer_id, 'bench' from fresh`,
      [tenantId, full],
    )
  })
}

interface Counts {
  readonly orders: number
  readonly journal: number
  readonly entries: number
  readonly accounts: number
  readonly payments: number
}

function countRows(bench: BenchProduct): Promise<Counts> {
  return asSuperuser(bench, async (client) => {
    const { rows } = await client.query<Counts>(
      `select (select count(*) from orders)::int as orders, (select count(*) from order_journal)::int as journal,
        (select count(*) from wallet_entries)::int as entries, (select count(*) from wallet_accounts)::int as accounts,
        (select count(*) from payment_journal)::int as payments`,
    )
    const [counts] = rows
    if (!counts) throw new Error('nothing was counted')
    return counts
  })
}

async function asSuperuser<T>({ dataDir }: BenchProduct, act: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client(superuserConnection(dataDir))
  await client.connect()
  try {
    return await act(client)
  } finally {
    await client.end()
  }
}
