import type { Client } from './client.ts'

/** For tests: arguments of calls of the client, as callers give them. */
export type Samples = { [K in keyof Client]: Parameters<Client[K]> }
