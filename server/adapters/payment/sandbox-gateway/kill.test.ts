import { spawn } from 'node:child_process'
import type { ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { appendFile, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newReference } from '../gateway-bench.ts'
import { cards } from '../make-sandbox-bench.ts'
import { makeWebhookInbox } from '../make-webhook-inbox.ts'
import type { WebhookInbox } from '../make-webhook-inbox.ts'
import { createSandboxGateway } from '../sandbox.ts'
import { accountCredentials } from './account-credentials.ts'
import { findRunningGateway } from './running-gateway.ts'

const program = fileURLToPath(new URL('./main.ts', import.meta.url))
const key = 'operator-key'
const gateway = createSandboxGateway()

describe('the sandbox gateway as a process of its own', () => {
  let books: string
  let inbox: WebhookInbox
  const children: ChildProcess[] = []
  beforeEach(async () => {
    books = await mkdtemp(join(tmpdir(), 'sandbox-kill-'))
    inbox = await makeWebhookInbox()
  })
  afterEach(async () => {
    for (const child of children.splice(0)) await kill(child)
    await inbox.close()
    await rm(books, { recursive: true, force: true })
  })

  const run = (...more: string[]) => {
    const child = spawn(process.execPath, [program, '--books', books, '--key', key, ...more], {
      stdio: ['pipe', 'pipe', 'pipe'],
    })
    children.push(child)
    return child
  }
  const ready = async (child: ChildProcess) => {
    const [line] = (await once(child.stdout!, 'data')) as [Buffer]
    return JSON.parse(line.toString()) as { ready: string; url: string; pid: number }
  }
  const accountAt = (apiUrl: string) => {
    const credentials = accountCredentials(key, 'saffron')
    return { provider: 'sandbox', accountId: 'saffron', apiUrl, live: false, ...credentials }
  }
  const open = async (apiUrl: string, reference = newReference()) => {
    const opened = await gateway.openSession(accountAt(apiUrl), {
      reference,
      amount: 1_000,
      currency: 'SAR',
      language: 'ar',
      returnUrl: 'http://saffron.localhost/back',
      payPageUrl: 'http://saffron.localhost/o/order/pay',
      webhookUrl: inbox.url,
      description: 'زعفران',
      expiresAt: new Date(Date.now() + 900_000),
    })
    if (!opened.opened) throw new Error(opened.raw)
    return { reference, sessionId: opened.sessionId }
  }
  const pay = (url: string, sessionId: string) =>
    fetch(`${url}/v1/sessions/${sessionId}/pay`, {
      method: 'POST',
      body: JSON.stringify({ card: { number: cards.approved, expiry: '12/34', cvc: '123' } }),
    })

  it('kill -9 in the middle of payments: whatever was told as captured is captured after the restart', async () => {
    const child = run()
    const { url } = await ready(child)
    const sessions = await Promise.all(Array.from({ length: 60 }, () => open(url)))
    const confirmed: string[] = []
    const paying = sessions.map(async ({ reference, sessionId }) => {
      const response = await pay(url, sessionId).catch(() => undefined)
      if (!response?.ok) return
      confirmed.push(reference)
      if (confirmed.length === 20) child.kill('SIGKILL')
    })
    await Promise.all([...paying, once(child, 'exit')])
    expect(confirmed.length).toBeGreaterThanOrEqual(20)

    const again = await ready(run())
    for (const { reference } of sessions) {
      const { state } = await gateway.askSession(accountAt(again.url), { reference })
      if (confirmed.includes(reference)) expect(state).toBe('captured')
      else expect(['open', 'captured']).toContain(state)
    }
    const all = await inbox.until((received) =>
      confirmed.every((it) => received.some((hook) => hook.reference === it)),
    )
    expect(all.length).toBeGreaterThanOrEqual(confirmed.length)
  })

  it('a refund done before kill -9 is done after it, and is not done again', async () => {
    const child = run()
    const { url } = await ready(child)
    const { reference: paymentReference, sessionId } = await open(url)
    await pay(url, sessionId)
    const refund = { reference: newReference(), paymentReference, amount: 1_000, currency: 'SAR' } as const
    expect((await gateway.refund(accountAt(url), refund)).state).toBe('done')
    await kill(child)
    const again = accountAt((await ready(run())).url)
    expect((await gateway.askRefund(again, refund)).state).toBe('done')
    expect((await gateway.refund(again, refund)).state).toBe('done')
    expect((await gateway.refund(again, { ...refund, reference: newReference(), amount: 1 })).state).toBe(
      'failed',
    )
  })

  it('a line that the death cut in half was told to nobody and is left out; a damaged book stops the start', async () => {
    const child = run()
    const { url } = await ready(child)
    const { reference } = await open(url)
    await kill(child)
    await appendFile(join(books, 'books.jsonl'), '{"kind":"capt')
    const second = run()
    const after = await ready(second)
    expect((await gateway.askSession(accountAt(after.url), { reference })).state).toBe('open')
    await open(after.url)
    await kill(second)
    expect(await readFile(join(books, 'books.jsonl'), 'utf8')).not.toContain('"capt')
    await appendFile(join(books, 'books.jsonl'), '{"kind":"capt\n')
    expect(await refusal(run())).toMatch(/books are damaged: line 3 of/)
  })

  it('refuses a start that cannot work with one sentence', async () => {
    const { url } = await ready(run())
    expect(await refusal(run())).toContain(`already served at ${url}`)
    expect((await findRunningGateway(books))?.url).toBe(url)
    const elsewhere = await mkdtemp(join(tmpdir(), 'sandbox-kill-'))
    expect(await refusal(run('--books', elsewhere, '--port', new URL(url).port))).toMatch(
      /port \d+ .* is in use/,
    )
    expect(await refusal(run('--port', 'many'))).toContain('--port many is not a port')
    expect(await refusal(run('--key', ''))).toContain('--key')
    await rm(elsewhere, { recursive: true, force: true })
  })

  it('ends in order when told to, and when its parent is gone', async () => {
    const stopped = run()
    await ready(stopped)
    stopped.kill('SIGTERM')
    expect(await once(stopped, 'exit')).toEqual([0, null])
    const orphan = run('--until-stdin-ends')
    await ready(orphan)
    orphan.stdin!.end()
    expect(await once(orphan, 'exit')).toEqual([0, null])
    expect(await findRunningGateway(books)).toBeUndefined()
  })
})

async function kill(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const gone = once(child, 'exit')
  child.kill('SIGKILL')
  await gone
}

async function refusal(child: ChildProcess): Promise<string> {
  let text = ''
  child.stderr!.on('data', (chunk: Buffer) => (text += chunk.toString()))
  const [code] = (await once(child, 'close')) as [number]
  expect(code).toBe(1)
  expect(text.trim().split('\n')).toHaveLength(1)
  return text
}
