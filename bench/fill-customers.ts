import pg from 'pg'
import { superuserConnection } from '#tools/chaos/product-connection.ts'

/** As many customers the table holds while sign-ins are measured. */
export const customers = 1_000_000

/** Takes a number below `customers`; returns the mobile of that customer. */
export function mobileOf(customer: number): string {
  return `+9665${String(customer).padStart(8, '0')}`
}

const all = `generate_series(0, ${customers - 1}) n`
/** Those who came lately. */
const lately = 'generate_series(0, 299999) n'

/** A restaurant that has been open for years: its customers, the devices they are signed in on, a week's codes. */
const rows = [
  `insert into customers (tenant_id, id, name, mobile, country, referral_code, language)
   select $1, 'bench' || n, 'Customer ' || n, '+9665' || lpad(n::text, 8, '0'), 'SA', '0' || n, 'ar' from ${all}`,
  `insert into customer_sessions (tenant_id, token_hash, id, customer_id, browser, device, joined_at, made_at, seen_at, ends_at)
   select $1, md5('token' || n), 'bench' || n, 'bench' || n, md5('browser' || n), 'Safari, iPhone', now(), now(), now(), now() + interval '60 days'
   from ${lately}`,
  `insert into known_browsers (tenant_id, recipient, browser, seen_at)
   select $1, md5('recipient' || n), md5('browser' || n), now() from ${lately}`,
  `insert into sign_in_codes (tenant_id, id, recipient, browser, address, known, code_hash, tries, made_at, ends_at, used_at)
   select $1, 'bench' || n, md5('recipient' || n), md5('browser' || n), md5('address' || n % 50000), n % 2 = 0, md5('code' || n), 1,
     now() - n * interval '3 seconds', now() - n * interval '3 seconds', now() - n * interval '3 seconds'
   from generate_series(600, 200000) n`,
]

/** Takes the product's DATA_DIR and a tenant; fills it with a million customers. Returns the seconds that it took. */
export async function fillCustomers(dataDir: string, tenantId: string): Promise<number> {
  const client = new pg.Client(superuserConnection(dataDir))
  await client.connect()
  const began = performance.now()
  try {
    await client.query("set synchronous_commit = off; set maintenance_work_mem = '256MB'")
    for (const insert of rows) await client.query(insert, [tenantId])
    await client.query('vacuum analyze customers, customer_sessions, known_browsers, sign_in_codes')
    await client.query('checkpoint')
    return (performance.now() - began) / 1000
  } finally {
    await client.end()
  }
}
