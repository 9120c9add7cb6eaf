import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { getRequestListener } from '@hono/node-server'
import type { PrinterBody, PrintingWire } from '#contract/printing/printing.ts'
import { printOrder } from '#server/features/printing/print-order.ts'
import { makeId } from '#server/core/make-id.ts'
import { openJournal } from '#tools/print-agent/journal.ts'
import { PrintAgent, type AgentPoint } from '#tools/print-agent/run-agent.ts'
import { linkServer, pair } from '#tools/print-agent/server-link.ts'
import type { Ordered } from './make-paid-order.ts'
import type { Shop } from './make-shop.ts'
import type { TestApp } from './make-test-app.ts'
import type { Visitor } from './visitor.ts'

/** A shop with its printing: who sets it up, and the program on the computer there. */
export interface Printing {
  readonly owner: Visitor
  readonly branch: string
  readonly key: string
  readonly folder: string
  printing(): Promise<PrintingWire>
  /** Adds a printer; returns its id. */
  add(address: string, more?: Partial<PrinterBody>): Promise<string>
  /** What the relay does with all that its outbox tells of the order. */
  receive(order: Pick<Ordered, 'id'>): Promise<void>
  /** Starts the program; `fall` is where it stands still for ever, as a fall of the computer would have it. */
  start(fall?: AgentPoint, folder?: string): Running
  /** Serves the app at a port, pairs `npm run print-agent`'s program as a process of its own, and starts it. */
  startProgram(): Promise<ShopProgram>
}

export interface Running {
  /** It has come to where it falls. */
  readonly fallen: Promise<void>
  stop(): Promise<void>
}

/** The program as a shop runs it. */
export interface ShopProgram {
  readonly agentId: string
  /** As the power going off: SIGKILL. */
  kill(): Promise<void>
  /** Starts it anew with what is on its disk. */
  again(): Promise<void>
  /** Ends it as the computer's shutdown does, and the server. */
  stop(): Promise<void>
}

const patience = { connect: 2000, status: 400, print: 10_000 }

const hungUp = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    const end = () => reject(signal.reason as Error)
    if (signal.aborted) end()
    else signal.addEventListener('abort', end, { once: true })
  })

/** Takes an app and a shop; pairs a program there by a code from the console. */
export async function makePrinting(test: TestApp, shop: Shop): Promise<Printing> {
  const owner = await shop.staff()
  const [branch = ''] = shop.branchIds
  const fetch = async (url: string, { signal, ...init }: RequestInit) => {
    const headers = { host: 'localhost:3000', ...(init.headers as object) }
    const answer = Promise.resolve(test.app.request(url, { ...init, headers }))
    // who hangs up hears nothing more, at once
    return signal ? Promise.race([answer, hungUp(signal)]) : answer
  }
  const { code } = await owner.call<{ code: string }>('POST', '/api/v1/staff/print-codes', {
    branch_id: branch,
  })
  const server = 'http://localhost:3000'
  const key = await pair(server, { code: code.toLowerCase(), name: 'Counter' }, fetch)
  const folder = await mkdtemp(join(test.folder, 'print-agent-'))
  const printing = () => owner.call<PrintingWire>('GET', `/api/v1/staff/printing?branch_id=${branch}`)
  const agentId = (await printing()).agents[0]?.id ?? null
  const start = (fall?: AgentPoint, own = folder): Running => {
    let dead = () => {}
    let died = false
    const fallen = new Promise<void>((resolve) => (dead = resolve))
    // after a fall nothing goes on: no answer arrives, no step is taken
    const alive = async <T>(answer: Promise<T>): Promise<T> => {
      const known = await answer
      return died ? new Promise<T>(() => {}) : known
    }
    const reach = (point: AgentPoint) => {
      if (point === fall) died = true
      if (died) dead()
      return alive(Promise.resolve())
    }
    const journal = openJournal(own)
    const real = linkServer(server, key, { fetch, seconds: 1 })
    const link: typeof real = {
      sync: (body) => alive(real.sync(body)),
      wait: (resting, stop) => alive(real.wait(resting, stop)),
    }
    const agent = new PrintAgent({ link, journal, patience, restMs: 50, tell: () => {}, reach })
    const running = agent.run()
    return {
      fallen,
      async stop() {
        agent.stop()
        await running
        journal.close()
      },
    }
  }
  return {
    owner,
    branch,
    key,
    folder,
    printing,
    start,
    startProgram: () => startProgram(test, owner, { branch, printing }),
    async add(address, more = {}) {
      const { name = `Kitchen ${makeId().slice(0, 8)}` } = more
      const body: PrinterBody = {
        branch_id: branch,
        kind: 'network',
        agent_id: agentId,
        address,
        width: 80,
        paper: 'kitchen',
        station_ids: [],
        language: 'ar',
        copies: 1,
        prints_at: 'accepted',
        ...more,
        name,
      }
      const after = await owner.call<PrintingWire>('POST', '/api/v1/staff/printers', body)
      return after.printers.find((one) => one.name === name)?.id ?? ''
    },
    async receive({ id }) {
      const rows = await test.database.db.read(shop.tenantId, ({ q }) =>
        q.selectFrom('outbox').select('payload').where('kind', '=', 'order-changed').orderBy('id').execute(),
      )
      for (const { payload } of rows)
        if (payload['orderId'] === id) await printOrder(test.deps, shop.tenantId, payload as never)
    },
  }
}

async function startProgram(
  test: TestApp,
  owner: Visitor,
  { branch, printing }: Pick<Printing, 'branch' | 'room'>,
): Promise<ShopProgram> {
  const http = createServer(getRequestListener(test.app.fetch))
  await once(http.listen(0, '127.0.0.1'), 'listening')
  const { code } = await owner.call<{ code: string }>('POST', '/api/v1/staff/print-codes', {
    branch_id: branch,
  })
  const folder = await mkdtemp(join(test.folder, 'print-program-'))
  const name = `Till ${makeId().slice(0, 8)}`
  const server = `http://localhost:${(http.address() as AddressInfo).port}`
  const run = async (...args: string[]) => {
    const child = spawn(process.execPath, ['tools/print-agent.ts', '--folder', folder, ...args], {
      stdio: ['ignore', 'pipe', 'inherit'],
    })
    const [words] = (await once(child.stdout, 'data')) as [Buffer]
    if (!words.toString().startsWith('Printing for')) throw new Error(words.toString())
    return child
  }
  let child = await run('--server', server, '--code', code, '--name', name)
  const end = async (signal: NodeJS.Signals) => {
    const gone = once(child, 'exit')
    child.kill(signal)
    await gone
  }
  return {
    agentId: (await printing()).agents.find((one) => one.name === name)?.id ?? '',
    kill: () => end('SIGKILL'),
    async again() {
      child = await run()
    },
    async stop() {
      await end('SIGTERM')
      http.closeAllConnections()
      http.close()
    },
  }
}
