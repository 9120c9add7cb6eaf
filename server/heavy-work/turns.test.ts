import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/core/refusal.ts'
import { makeTurns } from './turns.ts'

function begun(turns = makeTurns({ mostWaiting: 4, mostWaitingOfOne: 2 })) {
  const order: string[] = []
  const ends: (() => void)[] = []
  const take = (owner: string, name: string, urgent = false) =>
    turns.take(
      owner,
      () =>
        new Promise<string>((resolve) => {
          order.push(name)
          ends.push(() => resolve(name))
        }),
      urgent,
    )
  return { order, ends, take }
}

describe('turns', () => {
  it('one is done after the other; who was served longest ago is next, and what is urgent before all', async () => {
    const { order, ends, take } = begun()
    const all = [
      take('saffron', 's1'),
      take('saffron', 's2'),
      take('saffron', 's3'),
      take('nile', 'n1'),
      take('palm', 'kitchen', true),
    ]
    for (const [i] of all.entries()) {
      ends[i]?.()
      await all[['s1', 's2', 's3', 'n1', 'kitchen'].indexOf(order[i] ?? '')]
    }
    expect(order).toEqual(['s1', 'kitchen', 'n1', 's2', 's3'])
  })

  it('too many of one are refused, and then too many of all; what is urgent has places of its own', async () => {
    const { take } = begun()
    const first = take('saffron', 's1')
    const waiting = [take('saffron', 's2'), take('saffron', 's3')]
    expect(await take('saffron', 's4')).toMatchObject({ code: 'busy' })
    waiting.push(take('nile', 'n1'), take('nile', 'n2'))
    expect(await take('palm', 'p1')).toMatchObject({ code: 'busy' })
    waiting.push(take('palm', 'kitchen', true))
    const refused = (promise: Promise<unknown>) =>
      Promise.race([promise, Promise.resolve('waits')]).then((answer) => isRefusal(answer as object))
    expect(await Promise.all([first, ...waiting].map(refused))).toEqual([first, ...waiting].map(() => false))
  })

  it('what fails makes room', async () => {
    const turns = makeTurns({ mostWaiting: 1, mostWaitingOfOne: 1 })
    const failed = turns.take('a', () => Promise.reject(new Error('x')))
    const next = turns.take('a', () => Promise.resolve('done'))
    await expect(failed).rejects.toThrow('x')
    expect(await next).toBe('done')
  })
})
