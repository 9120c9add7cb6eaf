import { connect } from 'node:net'
import type { BenchProduct } from './bench-product.ts'
import { restaurants } from './bench-product.ts'
import { pageRequest } from './browser-request.ts'
import { HttpConnection } from './http-connection.ts'
import { median } from './report.ts'

const rounds = 3

/** Takes the product, built and filled; returns the seconds from its start to its first whole page, median of three. */
export async function startSeconds(bench: BenchProduct): Promise<number> {
  const times: number[] = []
  for (let round = 0; round < rounds; round++) {
    const { port } = bench.product
    await bench.product.stop()
    const began = performance.now()
    const restarted = bench.restart()
    await firstPage(port)
    times.push((performance.now() - began) / 1000)
    await restarted
  }
  return median(times)
}

async function firstPage(port: number): Promise<void> {
  while (!(await isOpen(port))) await new Promise((resolve) => setTimeout(resolve, 5))
  const connection = await HttpConnection.open(port)
  const { status } = await connection.ask(pageRequest(`${restaurants[0]}:${port}`, '/menu'))
  connection.close()
  if (status !== 200) throw new Error(`the first page was ${status}`)
}

function isOpen(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host: '127.0.0.1', port })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => resolve(false))
  })
}
