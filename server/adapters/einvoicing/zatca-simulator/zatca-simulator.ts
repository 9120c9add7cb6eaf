import { Hono } from 'hono'
import { dayMs } from '#domain/core/durations.ts'
import { startSimulator, type Simulator } from '../../payment/simulator/start-simulator.ts'
import { addZatcaRoutes, type ZatcaMood } from './zatca-app.ts'
import { ZatcaBooks } from './zatca-books.ts'

export interface ZatcaSimulator extends Simulator {
  readonly books: ZatcaBooks
  readonly mood: ZatcaMood
}

const calm = (clock: () => number): ZatcaMood => ({
  clock,
  goodForMs: 5 * 365 * dayMs,
  clearanceOff: false,
  reject: () => undefined,
  warn: () => undefined,
  renewsOnCondition: false,
})

/** Starts an authority that speaks the published interface of Saudi Arabia, on a free port of this machine. */
export async function startZatcaSimulator(clock: () => number = Date.now): Promise<ZatcaSimulator> {
  const [books, mood] = [new ZatcaBooks(), calm(clock)]
  const simulator = await startSimulator((app) => addZatcaRoutes(app, { books, mood }))
  return { ...simulator, books, mood }
}

/** For a demo, which calls nobody outside: the same authority without a listener, asked as fetch is. */
export function zatcaInProcess(clock: () => number): (url: string, init: RequestInit) => Promise<Response> {
  const app = new Hono()
  addZatcaRoutes(app, { books: new ZatcaBooks(), mood: calm(clock) })
  return async (url, init) => app.request(new URL(url).pathname, init)
}
