import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { tellRefusal } from './tell-refusal.ts'

afterEach(() => {
  process.exitCode = undefined
})

function tell(act: () => unknown): unknown {
  const said = vi.spyOn(console, 'error').mockImplementation(() => {})
  try {
    act()
  } catch (error) {
    tellRefusal(error)
  }
  const [[output] = []] = said.mock.calls
  said.mockRestore()
  return output
}

describe('a command that cannot go on', () => {
  it('says in one sentence which word it does not know', () => {
    expect(tell(() => parseArgs({ args: ['--help'], options: {} }))).toBe("Unknown option '--help'")
  })

  it('says in one sentence which file it cannot have', () => {
    expect(tell(() => readFileSync('/nowhere/tenant.json'))).toBe(
      "ENOENT: no such file or directory, open '/nowhere/tenant.json'",
    )
  })

  it('gives the whole of a bug', () => {
    const bug = new TypeError('of undefined')
    expect(
      tell(() => {
        throw bug
      }),
    ).toBe(bug)
  })
})
