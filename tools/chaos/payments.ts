import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import pg from 'pg'
import { superuserConnection } from './product-connection.ts'
import { findFreePort } from '#tools/find-free-port.ts'
import { startProduct, type Product } from '#tools/test-product.ts'
import { findWrongs, readPast } from './find-wrongs.ts'
import { startOwnGateway, type OwnGateway } from './own-gateway.ts'
import { Payers } from './payers.ts'
import { makeChance, type Chance } from './random.ts'

/** Where the run keeps its data, and the secrets that product and gateway share. */
export interface ChaosGround {
  readonly folder: string
  readonly secret: string
  readonly gatewayKey: string
}

const atOnce = 6
const settleMs = 180_000
const mostStarts = 6
/** What a call meets instead of its answer, before its effect or after. */
const answers = [
  'error',
  'reset',
  'garbage',
  'html',
  'page',
  'empty',
  'no-content',
  'conflict',
  'throttled',
] as const
const webhooks = ['normal', 'drop', 'double', 'reorder'] as const

/**
 * `npm run chaos -- payments [how many] [seed]`: guests pay orders by card and by wallet, top wallets up, change their mind
 * and walk away, while the server, the gateway and the connections to the database are killed and webhooks are lost, doubled,
 * late and out of order, all at random by the seed. In the end the product is compared with the gateway's own books. Returns
 * how many wrongs were found.
 */
export async function payThroughChaos(ground: ChaosGround, asked: readonly string[]): Promise<number> {
  const count = Number(asked[0] ?? 1000)
  const seed = Number(asked[1] ?? Math.floor(Math.random() * 2 ** 31))
  console.log(`${count} payments, seed ${seed} (repeat: npm run chaos -- payments ${count} ${seed})`)
  const chance = makeChance(seed)
  const shop = await openShop(ground)
  const before = await readPast(shop.database)
  const payers = new Payers(shop.port, chance)
  await payers.signIn(8)
  let over = false
  const killing = kill(shop, makeChance(seed + 1), () => over)
  let left = count
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      while (left > 0) {
        left -= 1
        await payers.one()
        if (left > 0 && left % 100 === 0) console.log(`${left} to go, ${shop.tally()}`)
      }
    }),
  )
  over = true
  await killing
  await shop.heal()
  console.log(`all sent: ${payers.tally()}; ${shop.tally()}`)
  const wrongs = await settle(shop, before)
  for (const wrong of wrongs.slice(0, 20)) console.log(`WRONG ${wrong}`)
  console.log(`${count} payments, seed ${seed}: ${wrongs.length} wrong`)
  await shop.close()
  return wrongs.length
}

/** The product, the gateway and the way to both that survives them. */
class ChaosShop {
  readonly port: number
  product: Product
  gateway: OwnGateway
  readonly #ground: ChaosGround
  readonly #gatewayPort: number
  readonly #deaths = { server: 0, gateway: 0, connections: 0 }

  constructor(ground: ChaosGround, ports: { port: number; gateway: number }, made: [Product, OwnGateway]) {
    this.#ground = ground
    this.port = ports.port
    this.#gatewayPort = ports.gateway
    ;[this.product, this.gateway] = made
  }

  get database(): pg.ClientConfig {
    return superuserConnection(join(this.#ground.folder, 'data'))
  }

  async killServer(): Promise<void> {
    this.#deaths.server += 1
    await this.product.kill()
    await this.#start()
  }

  async killGateway(): Promise<void> {
    this.#deaths.gateway += 1
    await this.gateway.kill()
    await pause(300)
    this.gateway = await startOwnGateway(
      join(this.#ground.folder, 'books'),
      this.#ground.gatewayKey,
      this.#gatewayPort,
    )
  }

  async killConnections(): Promise<void> {
    const client = new pg.Client(this.database)
    client.on('error', () => {})
    await client.connect()
    const { rowCount } = await client.query(
      'select pg_terminate_backend(pid) from pg_stat_activity where pid <> pg_backend_pid() and datname is not null',
    )
    this.#deaths.connections += rowCount ?? 0
    await client.end()
  }

  /** A database that was killed as well recovers first, which takes its time on a busy machine. */
  async #start(): Promise<void> {
    for (let tries = 1; ; tries += 1) {
      try {
        this.product = await startShop(this.#ground, this.port, this.gateway.url)
        return
      } catch (error) {
        if (tries === mostStarts) throw error
        await pause(5000)
      }
    }
  }

  /** All is well from now on: the product is up, and the gateway behaves. */
  async heal(): Promise<void> {
    const ended = await Promise.race([this.product.ended.then(() => true), pause(50, false)])
    if (ended) await this.#start()
    await this.gateway.setFaults({})
  }

  tally(): string {
    const { server, gateway, connections } = this.#deaths
    return `killed: server ${server}, gateway ${gateway}, connections ${connections}`
  }

  async close(): Promise<void> {
    await this.product.stop()
    await this.gateway.stop()
  }
}

function startShop({ folder, secret }: ChaosGround, port: number, gatewayUrl: string): Promise<Product> {
  const env = { SECRET_KEY: secret, SANDBOX_GATEWAY_URL: gatewayUrl }
  return startProduct({ dataDir: join(folder, 'data'), port, env })
}

async function openShop(ground: ChaosGround): Promise<ChaosShop> {
  const ports = { port: await findFreePort(), gateway: await findFreePort() }
  const gateway = await startOwnGateway(join(ground.folder, 'books'), ground.gatewayKey, ports.gateway)
  const product = await startShop(ground, ports.port, gateway.url)
  return new ChaosShop(ground, ports, [product, gateway])
}

/** Until it is over: something dies, or the network mistreats webhooks and answers in another way. */
async function kill(shop: ChaosShop, chance: Chance, isOver: () => boolean): Promise<void> {
  const acts = [
    () => shop.killServer(),
    () => shop.killGateway(),
    () => shop.killConnections(),
    () => shop.killConnections(),
    () => mistreat(shop, chance),
    () => mistreat(shop, chance),
    () => mistreat(shop, chance),
  ]
  while (!isOver()) {
    await pause(400 + chance.below(3000))
    if (isOver()) return
    await chance
      .pick(acts)()
      .catch((error: unknown) => console.log(`while killing: ${String(error)}`))
  }
}

function mistreat(shop: ChaosShop, chance: Chance): Promise<void> {
  const operation = chance.pick(['open', 'ask', 'close', 'refund', 'ask-refund', 'pay'] as const)
  const fault = {
    when: chance.pick(['before', 'after'] as const),
    what: chance.pick(answers),
    times: 1 + chance.below(3),
  }
  return shop.gateway.setFaults({
    webhooks: { mode: chance.pick(webhooks), delayMs: chance.pick([0, 0, 200, 2000, 8000]) },
    operations: chance.next() < 0.6 ? { [operation]: fault } : {},
    declineAll: chance.next() < 0.15,
    slowCardSeconds: 2,
    refunds: chance.next() < 0.5 ? { mode: 'now' } : { mode: 'later', seconds: 3 },
  })
}

/** What is asked for and sent back takes its time: looks again until nothing is wrong, for some minutes. */
async function settle(shop: ChaosShop, before: ReadonlySet<string>): Promise<string[]> {
  const latest = Date.now() + settleMs
  for (;;) {
    const wrongs = await findWrongs(shop.database, await shop.gateway.readBooks(), before)
    if (wrongs.length === 0 || Date.now() > latest) return wrongs
    await pause(3000)
  }
}
