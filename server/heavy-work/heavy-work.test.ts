import { getPriority } from 'node:os'
import { afterEach, describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/core/refusal.ts'
import type * as jobs from '#server/testing/heavy-jobs.ts'
import { makeHeavyThread, ThreadLost } from './heavy-thread.ts'
import { makeHeavyWork, type HeavyWork } from './heavy-work.ts'
import { jobOf } from './job.ts'

const file = 'server/testing/heavy-jobs.ts'
const double = jobOf<typeof jobs.double>(file, 'double')
const sheet = jobOf<typeof jobs.makeDocument>(file, 'makeDocument')
const of = { tenantId: 'saffron' }

let heavy: HeavyWork
let reported: unknown[]
/** Wide enough for the thread's start on a busy machine; what hangs has a narrower one. */
function open(longestMs = 60_000): HeavyWork {
  reported = []
  const thread = makeHeavyThread({ mostMegabytes: 48, longestMs, idleMs: 60_000 })
  heavy = makeHeavyWork((error) => reported.push(error), { thread })
  return heavy
}
afterEach(() => heavy.close())
const text = (bytes: unknown) => new TextDecoder().decode(bytes as Uint8Array)

describe('heavy work', () => {
  it('is done by another thread, which hands back what its function returns or throws', async () => {
    open()
    expect(await heavy.run(double, { number: 21 }, of)).toBe(42)
    const failing = heavy.run(jobOf<typeof jobs.fail>(file, 'fail'), undefined as never, of)
    await expect(failing).rejects.toThrow('not drawn')
    expect(await heavy.run(double, { number: 4 }, of)).toBe(8)
  })

  it.runIf(process.platform === 'linux')('its thread steps back for the one that serves', async () => {
    open()
    const niceness = jobOf<typeof jobs.niceness>(file, 'niceness')
    expect(await heavy.run(niceness, undefined as never, of)).toBe(10)
    expect(getPriority(0)).toBeLessThan(10)
  })

  it.each(['fillMemory', 'exitThread'])(
    '%s ends one piece of work, and the next has a new thread',
    async (name) => {
      open()
      const lost = heavy.run(jobOf<() => void>(file, name), undefined as never, of)
      await expect(lost).rejects.toBeInstanceOf(ThreadLost)
      expect(await heavy.run(double, { number: 3 }, of)).toBe(6)
    },
  )

  it('what never ends is ended', async () => {
    open(2000)
    const lost = heavy.run(jobOf<typeof jobs.hang>(file, 'hang'), undefined as never, of)
    await expect(lost).rejects.toBeInstanceOf(ThreadLost)
  })

  it('a document that cannot be made within its bounds is refused, and reported', async () => {
    open()
    const endless = jobOf<(given: object) => Uint8Array<ArrayBuffer>>(file, 'fillMemory')
    expect(await heavy.document(endless, {}, 'saffron')).toMatchObject({ code: 'busy' })
    expect(reported).toHaveLength(1)
  })

  it('a document is made once for all who ask, and anew when something on it changed', async () => {
    open()
    const asked = Array.from({ length: 40 }, () => heavy.document(sheet, { words: 'a' }, 'saffron'))
    const all = new Set((await Promise.all(asked)).map(text))
    expect(all).toEqual(new Set(['a 1']))
    expect(text(await heavy.document(sheet, { words: 'a' }, 'saffron'))).toBe('a 1')
    expect(text(await heavy.document(sheet, { words: 'b' }, 'saffron'))).toBe('b 2')
  })

  it('safety 16: another restaurant’s document is never handed out', async () => {
    open()
    expect(text(await heavy.document(sheet, { words: 'a' }, 'saffron'))).toBe('a 1')
    expect(text(await heavy.document(sheet, { words: 'a' }, 'nile'))).toBe('a 2')
  })

  it('one restaurant’s wishes fill its own places alone; what is beyond them is told to come back', async () => {
    open()
    const input = (tenantId: string, words: string) => heavy.document(sheet, { words }, tenantId)
    const many = Array.from({ length: 30 }, (_, i) => input('saffron', `a${i}`))
    const other = await input('nile', 'b')
    expect(isRefusal(other)).toBe(false)
    const answers = await Promise.all(many)
    expect(answers.filter(isRefusal)).toHaveLength(30 - 17)
    expect(answers.filter(isRefusal).every(({ code }) => code === 'busy')).toBe(true)
    // the one that came late waited for the one under way, not for all of the other's
    expect(Number(text(other).split(' ')[1])).toBeLessThanOrEqual(3)
  })
})
