// A process of its own: people who sign in, so many at once. Takes its order as JSON, prints the outcome as JSON.
import type { OutboxWire } from '#contract/platform/platform.ts'
import { callRequest } from './browser-request.ts'
import { customers, mobileOf } from './fill-customers.ts'
import { guestAddress, HttpConnection, jsonOf, type Reply } from './http-connection.ts'

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
  readonly address: string | undefined
  cookie: string
  calls: number
}

const times: Record<'asked' | 'wrong' | 'right', number[]> = { asked: [], wrong: [], right: [] }
let connections = Math.floor(Math.random() * 50_000)
/** Spread over the table, nobody twice: a second code would have to wait. */
let customer = Math.floor(Math.random() * customers)
const stride = 7919

async function run(load: SignInLoad): Promise<SignInOutcome> {
  const calls: number[] = []
  for (let done = 0; done < load.people; done += batch) {
    const crowd = gather(Math.min(batch, load.people - done))
    await each(load, crowd, (person, over) => ask(load, person, over))
    const codes = await readCodes(load.port)
    await each(load, crowd, (person, over) =>
      enter(load, { person, over, code: codes.get(person.mobile) ?? '' }),
    )
    calls.push(...crowd.map((person) => person.calls))
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
function gather(count: number): Person[] {
  const crowd: Person[] = []
  for (let n = 0; n < count; n += 1) {
    if (n % perAddress === 0) connections += 1
    customer = (customer + stride) % customers
    crowd.push({
      mobile: mobileOf(n % 10 === 9 ? customer + customers : customer),
      address: guestAddress(connections),
      cookie: '',
      calls: 0,
    })
  }
  return crowd
}

/** Each over a connection of its own, opened when its turn comes: the product closes idle ones. */
async function each(
  { port, atOnce }: SignInLoad,
  crowd: readonly Person[],
  act: (person: Person, over: HttpConnection) => Promise<void>,
) {
  const waiting = [...crowd]
  const workers = Array.from({ length: atOnce }, async () => {
    for (let person = waiting.pop(); person; person = waiting.pop()) {
      const over = await HttpConnection.open(port, person.address)
      await act(person, over)
      over.close()
    }
  })
  await Promise.all(workers)
}

async function ask(load: SignInLoad, person: Person, over: HttpConnection): Promise<void> {
  const { status, head } = await post(load, { person, over, path: 'request-code', what: 'asked' })
  if (status !== 200) throw new Error(`asking for a code was answered ${status}`)
  person.cookie = /\r\nset-cookie: (shopper=[^;\r]+)/i.exec(head)?.[1] ?? ''
}

async function enter(
  load: SignInLoad,
  { person, over, code }: { person: Person; over: HttpConnection; code: string },
): Promise<void> {
  const other = String((Number(code) + 1) % 10_000).padStart(4, '0')
  const typed = { person, over, path: 'sign-in' }
  const wrong = await post(load, { ...typed, what: 'wrong', code: other })
  const right = await post(load, { ...typed, what: 'right', code })
  if (wrong.status !== 422 || right.status !== 200)
    throw new Error(`codes were answered ${wrong.status}, ${right.status}`)
}

interface Post {
  readonly person: Person
  readonly over: HttpConnection
  readonly path: string
  readonly what: keyof typeof times
  readonly code?: string
}

async function post({ host }: SignInLoad, { person, over, path, what, code }: Post): Promise<Reply> {
  const body = { mobile: person.mobile, country: 'SA', ...(code !== undefined && { code }) }
  const request = callRequest(host, 'POST', `/api/v1/user/auth/${path}`, { body, cookie: person.cookie })
  const began = performance.now()
  const reply = await over.ask(request)
  times[what].push(performance.now() - began)
  if (what !== 'wrong') person.calls += 1
  return reply
}

async function readCodes(port: number): Promise<Map<string, string>> {
  const connection = await HttpConnection.open(port)
  const reply = await connection.ask(callRequest(`localhost:${port}`, 'GET', '/api/v1/platform/outbox'))
  connection.close()
  const { data } = jsonOf<OutboxWire>(reply)
  return new Map(data.map((message) => [message.recipient, /#(\d{4})$/.exec(message.body)?.[1] ?? '']))
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as SignInLoad)))
