import { setTimeout as sleep } from 'node:timers/promises'
import type { AgentPrintJobWire, AgentSyncBody } from '#contract/printing/print-agent.ts'
import type { Journal } from './journal.ts'
import { NotWritten, openPrinter, type PrinterPatience } from './printer.ts'
import { ServerRefused, type ServerLink } from './server-link.ts'

/** Where a fall would tell the most: tests fall at each. */
export type AgentPoint =
  | 'claimed'
  | 'got'
  | 'connected'
  | 'writing'
  | 'half'
  | 'sent'
  | 'confirmed'
  | 'written'
  | 'told'

/** What the program is made of. */
export interface AgentParts {
  readonly link: ServerLink
  readonly journal: Journal
  readonly patience: PrinterPatience
  /** How long a printer in trouble is left alone at first, ms; it doubles up to twelve times that. */
  readonly restMs: number
  readonly tell: (words: string) => void
  readonly reach?: (point: AgentPoint) => Promise<void>
}

type State = AgentSyncBody['printers'][number]['state']

/** Takes the parts; prints until it is stopped. Throws only when its key is revoked. Decision 0079. */
export class PrintAgent {
  readonly #parts: AgentParts
  readonly #reach: (point: AgentPoint) => Promise<void>
  /** Of this run: a journal's `writing` that is not here was cut short by a fall. */
  readonly #printing = new Set<string>()
  readonly #unsure: Set<string>
  readonly #back = new Set<string>()
  readonly #states = new Map<string, State>()
  readonly #rests = new Map<string, { until: number; length: number }>()
  #turn = 0
  #stopped = false
  #news = new AbortController()

  constructor(parts: AgentParts) {
    this.#parts = parts
    this.#reach = parts.reach ?? (async () => {})
    const { steps } = parts.journal
    this.#unsure = new Set([...steps].flatMap(([claim, step]) => (step === 'writing' ? [claim] : [])))
    // nothing of these was written: the server hears that they are not held any more
    parts.journal.forget([...steps].flatMap(([claim, step]) => (step === 'got' ? [claim] : [])))
  }

  stop(): void {
    this.#stopped = true
    this.#news.abort()
  }

  async run(): Promise<void> {
    while (!this.#stopped) {
      try {
        this.#news = new AbortController()
        const jobs = await this.#sync()
        if (jobs === 0 && !this.#stopped) await this.#wait()
      } catch (error) {
        if (error instanceof ServerRefused && error.code === 'sign-in-required') throw error
        if (error instanceof ServerRefused && error.code === 'plan-changed') this.#turn = 0
        else if (!this.#stopped && !this.#news.signal.aborted) await this.#pause(error)
      }
    }
  }

  async #pause(error: unknown): Promise<void> {
    this.#parts.tell(`The server does not answer: ${error instanceof Error ? error.message : String(error)}`)
    await sleep(this.#parts.restMs, undefined, { signal: this.#news.signal }).catch(() => {})
  }

  async #sync(): Promise<number> {
    const { journal, link } = this.#parts
    const of = (step: string) => [...journal.steps].flatMap(([claim, own]) => (own === step ? [claim] : []))
    const done = of('written')
    const [unsure, back] = [[...this.#unsure], [...this.#back]]
    const said = {
      turn: this.#turn,
      journal: journal.id,
      held: [...this.#printing],
      done,
      unsure,
      back,
      resting: this.#resting(),
      printers: [...this.#states].map(([id, state]) => ({ id, state })),
    }
    if (this.#turn > 0) this.#turn += 1
    const answered = await link.sync(said)
    this.#turn = answered.turn
    if (said.turn === 0) return 1
    if (done.length > 0) await this.#reach('told')
    journal.forget([...done, ...unsure, ...back])
    for (const claim of unsure) this.#unsure.delete(claim)
    for (const claim of back) this.#back.delete(claim)
    if (answered.jobs.length > 0) await this.#reach('claimed')
    for (const job of answered.jobs) {
      journal.note(job.claim, 'got')
      this.#printing.add(job.claim)
      void this.#print(job)
    }
    return answered.jobs.length
  }

  #resting(): string[] {
    const now = Date.now()
    return [...this.#rests].flatMap(([id, { until }]) => (until > now ? [id] : []))
  }

  async #wait(): Promise<void> {
    const first = Math.min(
      ...[...this.#rests.values()].map(({ until }) => until).filter((at) => at > Date.now()),
    )
    const timer = Number.isFinite(first)
      ? setTimeout(() => this.#news.abort(), first - Date.now())
      : undefined
    try {
      await this.#parts.link.wait(this.#resting(), this.#news.signal)
    } finally {
      clearTimeout(timer)
    }
  }

  async #print(job: AgentPrintJobWire): Promise<void> {
    const { journal, tell } = this.#parts
    try {
      await this.#reach('got')
      await this.#write(job)
      this.#states.set(job.printer_id, 'ready')
      this.#rests.delete(job.printer_id)
    } catch (error) {
      const trouble = error instanceof NotWritten ? error.trouble : 'stopped'
      this.#states.set(job.printer_id, trouble)
      this.#rest(job.printer_id)
      if (journal.steps.get(job.claim) === 'writing') this.#unsure.add(job.claim)
      else this.#back.add(job.claim)
      tell(`${job.address}: ${error instanceof Error ? error.message : String(error)}`)
    }
    this.#printing.delete(job.claim)
    this.#news.abort()
  }

  async #write({ claim, address, bytes }: AgentPrintJobWire): Promise<void> {
    const { journal, patience } = this.#parts
    const printer = await openPrinter(address, patience)
    try {
      await printer.check()
      await this.#reach('connected')
      journal.note(claim, 'writing')
      await this.#reach('writing')
      for (let left: Uint8Array = Buffer.from(bytes, 'base64'); left.length > 0;) {
        left = await printer.write(left)
        await this.#reach('half')
      }
      await this.#reach('sent')
      await printer.confirm()
      await this.#reach('confirmed')
      journal.note(claim, 'written')
      await this.#reach('written')
    } finally {
      printer.close()
    }
  }

  #rest(printerId: string): void {
    const { restMs } = this.#parts
    const length = Math.min(restMs * 12, (this.#rests.get(printerId)?.length ?? restMs / 2) * 2)
    this.#rests.set(printerId, { until: Date.now() + length, length })
  }
}
