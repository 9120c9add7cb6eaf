import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { LogLines } from './log-lines.ts'

const module = fileURLToPath(new URL('log.ts', import.meta.url))

const scriptOf = (code: string) =>
  `import { openLog } from ${JSON.stringify(module)}; const log = openLog('info'); ${code}`

/** Runs lines of code with a log in a process of its own; returns what it said in which order. */
async function said(code: string): Promise<string[]> {
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', scriptOf(code)])
  const { stdout } = await ended.catch((error: { stdout: string }) => error)
  return stdout
    .trim()
    .split('\n')
    .map((line) => (JSON.parse(line) as { msg: string }).msg)
}

// a process of its own takes long to start on a busy machine
describe('the log', { timeout: 60_000 }, () => {
  it.each([
    { ends: 'by itself', code: "log.info('a'); log.error('b'); log.info('c')", all: ['a', 'b', 'c'] },
    { ends: 'at once', code: "log.info('a'); log.info('b'); process.exit(1)", all: ['a', 'b'] },
    { ends: 'by a bug', code: "log.info('a'); throw new Error('bug')", all: ['a'] },
  ])('keeps every line and their order when the process ends $ends', async ({ code, all }) => {
    expect(await said(code)).toEqual(all)
  })

  it('lets a warning out at once, with all that came before it', async () => {
    const killed = "log.info('a'); log.warn('b'); process.kill(process.pid, 'SIGKILL')"
    expect(await said(killed)).toEqual(['a', 'b'])
  })

  it('says within a moment what is said while nothing else happens', async () => {
    const later = "log.info('a'); setTimeout(() => process.kill(process.pid, 'SIGKILL'), 60)"
    expect(await said(later)).toEqual(['a'])
  })

  it('goes on with its work when whoever read its lines is gone', async () => {
    const code = `let gone = false, turns = 0
      process.stdin.on('end', () => { gone = true }).resume()
      setInterval(() => { log.info('a'); log.error('b'); if (gone && ++turns > 20) process.exit(7) }, 5)`
    const child = spawn(process.execPath, ['--input-type=module', '-e', scriptOf(code)])
    await once(child.stdout, 'data')
    child.stdout.destroy()
    child.stdin.end()
    expect(await once(child, 'exit')).toEqual([7, null])
  })
})

describe('its lines', () => {
  const busy = () => {
    throw Object.assign(new Error('full'), { code: 'EAGAIN' })
  }

  it('wait for a reader that is slow, in their order, and lose nothing', () => {
    let places = 3
    let read = ''
    const lines = new LogLines((bytes) => {
      if (places === 0) return busy()
      const taken = bytes.subarray(0, places)
      places -= taken.length
      read += taken.toString()
      return taken.length
    })
    lines.add('one\n')
    expect(lines.flush()).toBe(false)
    lines.add('two\n')
    places = 100
    expect(lines.flush()).toBe(true)
    expect(read).toBe('one\ntwo\n')
  })

  it('are counted when nobody reads them, and the count is told', () => {
    let open = false
    let read = ''
    const lines = new LogLines((bytes) => {
      if (!open) return busy()
      read += bytes.toString()
      return bytes.length
    })
    for (let n = 0; n < 12; n += 1) lines.add(`${'x'.repeat(99_999)}\n`)
    expect(lines.flush()).toBe(false)
    open = true
    lines.flush()
    expect(lines.flush()).toBe(true)
    expect(JSON.parse(read.trim().split('\n').at(-1) ?? '')).toMatchObject({ level: 40, lines: 2 })
  })
})
