// A process of its own: a thousand phones that watch their orders, and staff who accept those. Takes its order as
// JSON, prints the outcome as JSON.
import { io, type Socket } from 'socket.io-client'
import { channels, livePath, type LiveEvents, type LiveRequests } from '#contract/core/live.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import { signInByApi } from '#tools/staff-by-api.ts'
import { findOffer, Guests } from './guest.ts'

export interface SocketLoad {
  readonly port: number
  /** A demo restaurant's host label. */
  readonly tenant: string
  /** By which its channels are named. */
  readonly tenantId: string
  readonly sockets: number
  readonly orders: number
}

export interface SocketOutcome {
  readonly received: number
  readonly p50: number
  readonly p99: number
  readonly connectSeconds: number
}

type Phone = Socket<LiveEvents, LiveRequests>

async function run({ port, tenant, tenantId, sockets, orders }: SocketLoad): Promise<SocketOutcome> {
  const host = `${tenant}.localhost:${port}`
  const offer = await findOffer(port, host)
  const guests = new Guests(port, 4000)
  const placed: OrderWire[] = []
  for (let i = 0; i < orders; i++) {
    const guest = await guests.next(offer)
    placed.push(await guest.pay(await guest.place(await guest.fill()), guests))
  }
  const began = performance.now()
  const phones = await Promise.all(
    Array.from({ length: sockets }, (_, i) =>
      watch({ port, tenant, tenantId }, placed[i % placed.length]?.id ?? ''),
    ),
  )
  const connectSeconds = (performance.now() - began) / 1000
  const times = await acceptAll(port, tenant, placed, phones)
  for (const { socket } of phones) socket.disconnect()
  guests.close()
  times.sort((a, b) => a - b)
  const at = (share: number) => times[Math.floor(times.length * share)] ?? 0
  return { received: times.length, p50: at(0.5), p99: at(0.99), connectSeconds }
}

interface Watcher {
  readonly socket: Phone
  readonly orderId: string
}

function watch(
  { port, tenant, tenantId }: Pick<SocketLoad, 'port' | 'tenant' | 'tenantId'>,
  orderId: string,
): Promise<Watcher> {
  const host = `${tenant}.localhost:${port}`
  return new Promise((resolve, reject) => {
    const socket: Phone = io(`ws://127.0.0.1:${port}`, {
      path: livePath,
      transports: ['websocket'],
      forceNew: true,
      reconnection: false,
      extraHeaders: { host },
    })
    socket.on('connect_error', reject)
    socket.on('connect', () =>
      socket.emit('subscribe', channels.orders(tenantId, orderId), ({ ok }) =>
        ok ? resolve({ socket, orderId }) : reject(new Error('may not watch its order')),
      ),
    )
  })
}

/** Staff accept one order after the other; returns how long each phone waited after the click, in milliseconds. */
async function acceptAll(
  port: number,
  tenant: string,
  placed: readonly OrderWire[],
  phones: readonly Watcher[],
): Promise<number[]> {
  const { visitor: staff } = await signInByApi(port, tenant)
  const times: number[] = []
  for (const order of placed) {
    let clicked = 0
    const watchers = phones.filter((phone) => phone.orderId === order.id)
    const all = watchers.map(
      ({ socket }) =>
        new Promise<void>((resolve, reject) => {
          const late = setTimeout(() => reject(new Error('a phone heard nothing in 20 s')), 20_000)
          socket.on('update', (update) => {
            if (update.kind !== 'order' || update.id !== order.id || update.status !== 'accepted') return
            times.push(performance.now() - clicked)
            clearTimeout(late)
            resolve()
          })
        }),
    )
    clicked = performance.now()
    await staff.call('POST', `/api/v1/staff/orders/${order.id}/transitions`, {
      action: 'accept',
      version: order.version,
    })
    await Promise.all(all)
  }
  return times
}

console.log(JSON.stringify(await run(JSON.parse(process.argv[2] ?? '') as SocketLoad)))
