import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { refuse } from '#domain/core/refusal.ts'
import { makeUploadPlaces, type ReadFile, type UploadPlaces } from './upload-places.ts'

const busy = refuse('busy', { why: 'too many files wait' })
const keep = (bytes: Uint8Array) => Promise.resolve(bytes.length)

/** A file that comes when it is told to, and how far it is. */
function sendBy(places: UploadPlaces, person: string) {
  const seen = { begun: false, answer: undefined as unknown }
  let arrive = (_: Uint8Array) => {}
  const readFile: ReadFile = (ended) => {
    seen.begun = true
    return new Promise((resolve) => {
      arrive = resolve
      ended.addEventListener('abort', () => resolve(busy))
    })
  }
  const done = places.take(person, readFile, keep).then((answer) => (seen.answer = answer))
  return { seen, done, arrive: () => (arrive(new Uint8Array(3)), done) }
}

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

describe('places for uploads', () => {
  it('one person has one, in however many requests: the next is read when the first is kept', async () => {
    const places = makeUploadPlaces({ most: 2, patienceMs: 1000 })
    const [first, second, other] = ['a', 'a', 'b'].map((person) => sendBy(places, person))
    await vi.advanceTimersByTimeAsync(0)
    expect([first, second, other].map((one) => one?.seen.begun)).toEqual([true, false, true])
    await first?.arrive()
    expect(first?.seen.answer).toBe(3)
    expect(second?.seen.begun).toBe(true)
  })

  it('who is slow goes on while nobody waits, and ends when somebody does', async () => {
    const places = makeUploadPlaces({ most: 2, patienceMs: 1000 })
    const slow = sendBy(places, 'slow')
    await vi.advanceTimersByTimeAsync(5000)
    const other = sendBy(places, 'other')
    expect(slow.seen.answer).toBeUndefined()
    const guest = sendBy(places, 'guest')
    await slow.done
    expect(slow.seen.answer).toEqual(busy)
    await vi.advanceTimersByTimeAsync(0)
    expect([guest.seen.begun, other.seen.answer]).toEqual([true, undefined])
    await guest.arrive()
    expect(guest.seen.answer).toBe(3)
  })

  it('attack: people who fill all places and never end keep the next one out for no longer than their time', async () => {
    const places = makeUploadPlaces({ most: 2, patienceMs: 1000 })
    const attackers = Array.from({ length: 12 }, (_, i) => sendBy(places, `attacker ${i % 2}`))
    const guest = sendBy(places, 'guest')
    await vi.advanceTimersByTimeAsync(999)
    expect(guest.seen.begun).toBe(false)
    await vi.advanceTimersByTimeAsync(1)
    expect(guest.seen.begun).toBe(true)
    expect(attackers.filter((one) => one.seen.answer !== undefined)).toHaveLength(2)
    await guest.arrive()
    expect(guest.seen.answer).toBe(3)
  })

  it('a file that is there already is kept, however long that takes', async () => {
    const places = makeUploadPlaces({ most: 1, patienceMs: 1000 })
    const read: ReadFile = () => Promise.resolve(new Uint8Array(3))
    const long = places.take('a', read, async (bytes) => {
      await new Promise((resolve) => setTimeout(resolve, 5000))
      return bytes.length
    })
    const next = sendBy(places, 'b')
    await vi.advanceTimersByTimeAsync(5000)
    expect(await long).toBe(3)
    expect(next.seen.begun).toBe(true)
  })

  it('six of one person wait, the next is refused; a sender that breaks off gives its place back', async () => {
    const places = makeUploadPlaces({ most: 1, patienceMs: 1000 })
    const broken = places.take('a', () => Promise.reject(new Error('hung up')), keep)
    const all = Array.from({ length: 7 }, () => sendBy(places, 'a'))
    await all[6]?.done
    expect(all.map((one) => one.seen.answer)).toEqual([...Array.from({ length: 6 }), busy])
    await expect(broken).rejects.toThrow('hung up')
    await vi.advanceTimersByTimeAsync(0)
    expect(all[0]?.seen.begun).toBe(true)
  })
})
