import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'

/** What the gateway's own books say. Amounts in minor units. */
export type Books = {
  captures: { reference: string; amount: number }[]
  refunds: { reference: string; paymentReference: string; amount: number; state: string }[]
  webhooksOwed: number
}

/** The sandbox gateway as a process of its own: it lives on while the server is killed. */
export type OwnGateway = { url: string; readBooks: () => Promise<Books>; stop: () => Promise<void> }

/** Takes the folder of its books and the operator's key; starts it. */
export const startOwnGateway = async (folder: string, key: string): Promise<OwnGateway> => {
  const child = spawn(
    process.execPath,
    ['server/outside/payment/sandbox-gateway/main.ts', '--books', folder, '--until-stdin-ends'],
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
    stop: async () => {
      const ended = once(child, 'exit')
      child.stdin.end()
      await ended
    },
  }
}
