import { rmSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import { startProduct, type Product } from '#tools/test-product.ts'
import { minuteMs } from '#domain/core/durations.ts'
import type { KillPoint } from './kill-points.ts'

const patience = minuteMs

/** A product that is killed at a point and started again, with callers that do not give up. */
export class MortalProduct {
  readonly #folder: string
  readonly #env: Record<string, string>
  readonly #port: number
  #product: Product | undefined
  deaths = 0

  constructor(folder: string, port: number, env: Record<string, string>) {
    this.#folder = folder
    this.#port = port
    this.#env = env
  }

  /** Starts it; with a point it will die there, once `arm` was called. */
  async start(point?: KillPoint): Promise<void> {
    rmSync(this.#armed, { force: true })
    const preload = pathToFileURL(resolve('tools/chaos/kill-at.ts')).href
    const mortal = point && {
      NODE_OPTIONS: `--import=${preload}`,
      KILL_AT: point.name,
      KILL_WHEN: this.#armed,
    }
    this.#product = await startProduct({
      dataDir: join(this.#folder, 'data'),
      port: this.#port,
      env: { ...this.#env, ...mortal },
    })
  }

  arm(): void {
    writeFileSync(this.#armed, '')
  }

  async stop(): Promise<void> {
    await this.#product?.stop()
  }

  get logs(): string {
    return this.#product?.logs() ?? ''
  }

  /** Does what a patient caller does: asks again, also while the product is dead, for at most a minute. */
  async insist<T>(act: () => Promise<T>, isDone: (result: T) => boolean = () => true): Promise<T> {
    const latest = Date.now() + patience
    let last: unknown
    while (Date.now() < latest) {
      await this.#reviveIfDead()
      try {
        const result = await act()
        if (isDone(result)) return result
        last = result
      } catch (error) {
        last = error
      }
      await pause(250)
    }
    throw new Error(`Not within a minute: ${last instanceof Error ? last.message : JSON.stringify(last)}`)
  }

  get #armed(): string {
    return join(this.#folder, 'armed')
  }

  async #reviveIfDead(): Promise<void> {
    const ended = await Promise.race([this.#product?.ended.then(() => true), pause(50, false)])
    if (!ended) return
    this.deaths += 1
    await this.start()
  }
}
