// A process of its own: as many requests as the other side answers, and how many that were. Takes its order as JSON
// in the first argument, prints the outcome as JSON.
import { guestAddress, HttpConnection } from './http-connection.ts'

/** What to send, by how many connections at once and how long. */
export interface FloodOrder {
  readonly port: number
  readonly connections: number
  readonly warmSeconds: number
  readonly seconds: number
  /** Whole requests; each connection sends them in turn. */
  readonly requests: readonly string[]
}

export interface FloodOutcome {
  readonly perSecond: number
  /** Of the warm-up too. */
  readonly answers: number
  /** Answers other than 200, by status. */
  readonly wrong: Readonly<Record<number, number>>
  readonly p50: number
  readonly p99: number
}

async function flood(order: FloodOrder): Promise<FloodOutcome> {
  const requests = order.requests.map((text) => Buffer.from(text))
  const open = Array.from({ length: order.connections }, (_, i) =>
    HttpConnection.open(order.port, guestAddress(i)),
  )
  const connections = await Promise.all(open)
  const times: number[] = []
  const wrong: Record<number, number> = {}
  let answers = 0
  let counting = false
  let going = true
  const loops = connections.map(
    (connection, i) =>
      new Promise<void>((resolve, reject) => {
        let turn = i
        const next = (): void => {
          const request = requests[turn++ % requests.length]
          if (!going || !request) return resolve()
          const began = performance.now()
          connection.send(
            request,
            (reply) => {
              if (counting) times.push(performance.now() - began)
              answers += 1
              if (reply.status !== 200) wrong[reply.status] = (wrong[reply.status] ?? 0) + 1
              next()
            },
            reject,
          )
        }
        next()
      }),
  )
  await pause(order.warmSeconds)
  counting = true
  const began = performance.now()
  await pause(order.seconds)
  counting = false
  const took = (performance.now() - began) / 1000
  going = false
  await Promise.all(loops)
  for (const connection of connections) connection.close()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { perSecond: times.length / took, answers, wrong, p50: at(0.5), p99: at(0.99) }
}

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000))

console.log(JSON.stringify(await flood(JSON.parse(process.argv[2] ?? '') as FloodOrder)))
