import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import { openDatabase } from '#server/database/open-databases.ts'
import { makeSandboxBench } from '#server/outside/payment/make-sandbox-bench.ts'
import { makeTestApp } from './make-test-app.ts'

// One of several server processes of a test: its own connections, content and memory, on the database of DATABASE.
const appUrl = process.env['DATABASE'] ?? ''
const database = { db: openDatabase(appUrl), appUrl, ownerUrl: '', superuserUrl: '', close: async () => {} }
const beside = { database, bench: await makeSandboxBench() }
const test = await makeTestApp({ rateLimits: { pass: () => true }, beside })
const server = createServer(getRequestListener(test.app.fetch)).listen(0, '127.0.0.1')
await once(server, 'listening')
process.stdout.write(`Port ${(server.address() as AddressInfo).port}\n`)
