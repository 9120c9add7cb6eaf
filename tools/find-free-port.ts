import { randomInt } from 'node:crypto'
import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer } from 'node:net'

/** Below the ports that systems give to connections that go out: one of those took a port between asking and listening. */
const ownPorts = { from: 20_000, to: 32_000 }

/**
 * Returns a port of 127.0.0.1 on which nobody listens. It stays this process's until its end, also while what listens
 * there is down for a moment: no other test draws it, and no connection that goes out gets it. `draw` says what to try.
 */
export const findFreePort = async (
  draw = (): number => randomInt(ownPorts.from, ownPorts.to),
): Promise<number> => {
  for (;;) {
    const port = draw()
    if ((await reserve(port)) && (await isFree(port))) return port
  }
}

/** The UDP port of the same number says that it was drawn: one process can have it, and its end gives it back, however that comes. */
const reserve = (port: number): Promise<boolean> => {
  const mark = createSocket('udp4')
  return new Promise((resolve) => {
    mark.once('error', () => {
      mark.close()
      resolve(false)
    })
    mark.bind({ port, address: '127.0.0.1', exclusive: true }, () => {
      mark.unref()
      resolve(true)
    })
  })
}

const isFree = async (port: number): Promise<boolean> => {
  const server = createServer()
  const free = await new Promise<boolean>((resolve) =>
    server.once('error', () => resolve(false)).listen(port, '127.0.0.1', () => resolve(true)),
  )
  if (!free) return false
  server.close()
  await once(server, 'close')
  return true
}
