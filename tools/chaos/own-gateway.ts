import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import type { FaultsInput } from '#server/adapters/payment/sandbox-gateway/faults.ts'

/** What the gateway's own books say. Amounts in minor units. */
export type Books = {
  captures: { reference: string; amount: number; account: string }[]
  refunds: { reference: string; paymentReference: string; amount: number; state: string }[]
  webhooksOwed: number
}

/** The sandbox gateway as a process of its own: it lives on while the server is killed. */
export type OwnGateway = {
  url: string
  readBooks: () => Promise<Books>
  /** What goes wrong from now on (sandbox-gateway/faults.ts). */
  setFaults: (faults: FaultsInput) => Promise<void>
  stop: () => Promise<void>
  /** As a crash: SIGKILL. */
  kill: () => Promise<void>
}

/** Takes the folder of its books, the operator's key and a port (0: a free one); starts it. */
export const startOwnGateway = async (folder: string, key: string, port = 0): Promise<OwnGateway> => {
  const child = spawn(
    process.execPath,
    [
      'server/adapters/payment/sandbox-gateway/main.ts',
      '--books',
      folder,
      '--port',
      String(port),
      '--until-stdin-ends',
    ],
    { env: { ...process.env, SANDBOX_GATEWAY_KEY: key }, stdio: ['pipe', 'pipe', 'inherit'] },
  )
  const [line] = (await once(createInterface({ input: child.stdout }), 'line')) as [string]
  const { url } = JSON.parse(line) as { url: string }
  return {
    url,
    readBooks: async () => {
      const answer = await fetch(`${url}/operator/books`, { headers: { authorization: `Bearer ${key}` } })
      return (await answer.json()) as Books
    },
    setFaults: async (faults) => {
      await fetch(`${url}/operator/faults`, {
        method: 'PUT',
        headers: { authorization: `Bearer ${key}`, 'content-type': 'application/json' },
        body: JSON.stringify(faults),
      })
    },
    kill: async () => {
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
