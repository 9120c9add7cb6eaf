import { expect, it } from 'vitest'
import { branchCookie, readBranchChoice } from './branch-choice.ts'

it('reads what it wrote, among other cookies', () => {
  const cookie = branchCookie({ type: 'pickup', branchId: 'b4Zk0mQx9TtS1vYh2LwC' }).split(';')[0]
  expect(readBranchChoice(`lang=ar; ${cookie}; x=1`)).toEqual({
    type: 'pickup',
    branchId: 'b4Zk0mQx9TtS1vYh2LwC',
  })
})

it.each(['', 'branch=', 'branch=pickup', 'branch=flying.abc', 'branch=pickup.a/b', 'mybranch=pickup.abc'])(
  'takes no nonsense: %s',
  (cookies) => {
    expect(readBranchChoice(cookies)).toBeUndefined()
  },
)
