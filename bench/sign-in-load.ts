// A process of its own: people who sign in, so many at once. Takes its order as JSON, prints the outcome as JSON.
import type { OutboxWire } from '#contract/platform.ts'
import { callRequest } from './browser-request.ts'
import { customers, mobileOf } from './fill-customers.ts'
import { guestAddress, HttpConnection } from './http-connection.ts'

export interface SignInLoad {
  readonly port: number
  readonly host: string
  readonly atOnce: number
  readonly people: number
}

/** Milliseconds. */
interface Times {
  readonly p50: number
  readonly p99: number
}

export interface SignInOutcome {
  readonly asked: Times
  readonly wrong: Times
  readonly right: Times
  readonly callsEach: number
}

/** What the demo's outbox shows at once. */
const batch = 150
/** A family shares an address, a crowd does not: each has the limits of its own. */
const perAddress = 10

interface Person {
  readonly mobile: string
  readonly connection: HttpConnection
  cookie: string
  calls: number
}

const times: Record<'asked' | 'wrong' | 'right', number[]> = { asked: [], wrong: [], right: [] }
let connections = Math.floor(Math.random() * 50_000)

async function run(load: SignInLoad): Promise<SignInOutcome> {
  const calls: number[] = []
  for (let done = 0; done < load.people; done += batch) {
    const crowd = await gather(load, Math.min(batch, load.people - done))
    await each(load.atOnce, crowd, (person) => ask(load, person))
    const codes = await readCodes(load.port)
    await each(load.atOnce, crowd, (person) => enter(load, person, codes.get(person.mobile) ?? ''))
    calls.push(...crowd.map((person) => person.calls))
    for (const { connection } of crowd) connection.close()
  }
  const spread = (list: number[]): Times => {
    const sorted = list.toSorted((a, b) => a - b)
    const at = (share: number) => sorted[Math.floor(sorted.length * share)] ?? 0
    return { p50: at(0.5), p99: at(0.99) }
  }
  return {
    asked: spread(times.asked),
    wrong: spread(times.wrong),
    right: spread(times.right),
    callsEach: Math.max(...calls),
  }
}

/** People of whom nine in ten have an account. */
async function gather(load: SignInLoad, count: number): Promise<Person[]> {
  const crowd: Person[] = []
  for (let n = 0; n < count; n += 1) {
    if (n % perAddress === 0) connections += 1
    const customer = Math.floor(Math.random() * customers)
    crowd.push({
      mobile: mobileOf(n % 10 === 9 ? customer + customers : customer),
      connection: await HttpConnection.open(load.port, guestAddress(connections)),
      cookie: '',
      calls: 0,
    })
  }
  return crowd
}

async function each(atOnce: number, crowd: readonly Person[], act: (person: Person) => Promise<void>) {
  const waiting = [...crowd]
  const workers = Array.from({ length: atOnce }, async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) await act(person)
  })
  await Promise.all(workers)
}

async function ask(load: SignInLoad, person: Person): Promise<void> {
  const { status, head } = await post(load, person, 'request-code', {}, 'asked')
  if (status !== 200) throw new Error(`asking for a code was answered ${status}`)
  person.cookie = /\r\nset-cookie: (shopper=[^;\r]+)/i.exec(head)?.[1] ?? ''
}

async function enter(load: SignInLoad, person: Person, code: string): Promise<void> {
  const other = String((Number(code) + 1) % 10_000).padStart(4, '0')
  const wrong = await post(load, person, 'sign-in', { code: other }, 'wrong')
  const right = await post(load, person, 'sign-in', { code }, 'right')
  if (wrong.status !== 422 || right.status !== 200)
    throw new Error(`codes were answered ${wrong.status}, ${right.status}`)
}

async function post(
  { host }: SignInLoad,
  person: Person,
  path: string,
  more: object,
  what: keyof typeof times,
) {
  const body = { mobile: person.mobile, country: 'SA', ...more }
  const request = callRequest(host, 'POST', `/api/v1/user/auth/${path}`, { body, cookie: person.cookie })
  const began = performance.now()
  const reply = await person.connection.ask(request)
  times[what].push(performance.now() - began)
  if (what !== 'wrong') person.calls += 1
  return reply
}

async function readCodes(port: number): Promise<Map<string, string>> {
  const connection = await HttpConnection.open(port)
  const { body } = await connection.ask(callRequest(`localhost:${port}`, 'GET', '/api/v1/platform/outbox'))
  connection.close()
  const { data } = JSON.parse(body.toString()) as OutboxWire
  return new Map(data.map((message) => [message.recipient, /#(\d{4})$/.exec(message.body)?.[1] ?? '']))
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as SignInLoad)))
