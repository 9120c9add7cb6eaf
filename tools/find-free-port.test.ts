import { once } from 'node:events'
import { createServer } from 'node:net'
import { randomInt } from 'node:crypto'
import { expect, it } from 'vitest'
import { findFreePort } from './find-free-port.ts'

/** Draws `first`, and others after it. */
const drawing = (first: number) => {
  const drawn = [first]
  return (): number => drawn.shift() ?? randomInt(20_000, 32_000)
}

it('a port that was drawn is drawn by nobody else, though nothing listens there yet', async () => {
  const mine = await findFreePort()
  expect(await findFreePort(drawing(mine))).not.toBe(mine)
  const server = createServer().listen(mine, '127.0.0.1')
  await once(server, 'listening')
  server.close()
})

it('a port on which something listens is not drawn', async () => {
  const server = createServer().listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as { port: number }
  expect(await findFreePort(drawing(port))).not.toBe(port)
  server.close()
})
