import { CallError, type Client } from '#contract/core/client.ts'
import type { CustomerAddressWire } from '#contract/delivery/customer-places.ts'

/** The customer's addresses, or the code of what went wrong with them. */
export interface LoadedAddresses {
  readonly addresses: readonly CustomerAddressWire[]
  readonly error: string | undefined
}

/** Takes the client of a page's visit; returns the addresses. A failure is recorded and the page stands (spec 8). */
export async function loadAddresses(client: Pick<Client, 'addresses'>): Promise<LoadedAddresses> {
  try {
    return { addresses: (await client.addresses()).data, error: undefined }
  } catch (error) {
    return { addresses: [], error: error instanceof CallError ? error.body.code : 'failed' }
  }
}
