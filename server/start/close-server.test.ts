import { once } from 'node:events'
import { Agent, createServer, get, type IncomingMessage } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, it, vi } from 'vitest'
import { closeServer } from './close-server.ts'

it('ends once what is under way is answered: it waits for no connection that is only kept', async () => {
  let answer = () => {}
  const http = createServer({ keepAliveTimeout: 130_000 }, (_, response) => {
    answer = () => response.end('done')
  }).listen(0, '127.0.0.1')
  await once(http, 'listening')
  const agent = new Agent({ keepAlive: true })
  const asked = get({ port: (http.address() as AddressInfo).port, host: '127.0.0.1', agent })
  await once(http, 'request')
  const warn = vi.fn<() => void>()
  const closed = closeServer(http, async () => {}, { warn })
  await vi.waitFor(() => expect(http.listening).toBe(false), { timeout: 20_000 })
  answer()
  const [response] = (await once(asked, 'response')) as [IncomingMessage]
  response.resume()
  await closed
  expect(response.statusCode).toBe(200)
  expect(warn).not.toHaveBeenCalled()
  agent.destroy()
})
