import { describe, expect, it } from 'vitest'
import { gather } from './gather.ts'

describe('gather', () => {
  it('does together what is asked for in one turn, and the next turn’s apart', async () => {
    const acts: string[][] = []
    const act = gather<string>(async (all) => acts.push([...all]))
    await Promise.all([act('a'), act('b')])
    await act('c')
    expect(acts).toEqual([['a', 'b'], ['c']])
  })

  it('does one by one what fails together: only the bad one fails', async () => {
    const act = gather<string>(async (all) => {
      if (all.includes('bad')) throw new Error('bad')
    })
    const ends = await Promise.allSettled([act('a'), act('bad'), act('b')])
    expect(ends.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  })
})
