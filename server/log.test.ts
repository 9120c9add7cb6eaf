import { execFile } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'

const module = fileURLToPath(new URL('log.ts', import.meta.url))

/** Runs lines of code with a log in a process of its own; returns what it said in which order. */
async function said(code: string): Promise<string[]> {
  const script = `import { openLog } from ${JSON.stringify(module)}; const log = openLog('info'); ${code}`
  const ended = promisify(execFile)(process.execPath, ['--input-type=module', '-e', script])
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
})
