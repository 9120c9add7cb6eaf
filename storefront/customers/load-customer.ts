import { redirect } from 'react-router'
import { CallError } from '#contract/core/client.ts'
import type { Client } from '#contract/core/client.ts'
import type { CustomerWire } from '#contract/customers/customer.ts'
import type { Language } from '#domain/core/words.ts'
import { localPath } from '#domain/core/local-path.ts'
import { withoutSignInState, withSignInState } from './sign-in/sign-in-state.ts'

/** Who opens a page of the account: a customer, a guest, or one whose sign-in is over (spec 4). */
export type Opener =
  | { readonly customer: CustomerWire }
  | { readonly customer: null; readonly expired: boolean }

/** Takes the client of a page's visit; returns who opens it. Anything but a 401 is the page's failure. */
export async function findOpener(client: Pick<Client, 'customer'>): Promise<Opener> {
  try {
    return { customer: await client.customer() }
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    if (error.status !== 401) throw Response.json(error.body, { status: error.status })
    return { customer: null, expired: error.body.code === 'session-expired' }
  }
}

/** Takes the same and the page's own address; returns the customer, or sends a guest to sign in and come back. */
export async function loadCustomer(
  client: Pick<Client, 'customer'>,
  { language, url }: { readonly language: Language; readonly url: string },
): Promise<CustomerWire> {
  const opener = await findOpener(client)
  if (opener.customer) return opener.customer
  throw redirect(signInPath(url, language, opener.expired))
}

/**
 * Takes an address to come back to; returns the address of the sign-in page, which says "Session Expired" if it is so. A
 * ready sign-in that the address carries goes along as that page's own: never kept in where to come back to. Spec 4.
 */
export function signInPath(url: string, language: Language, expired: boolean): string {
  const { pathname, search, searchParams } = new URL(url)
  const path = pathname.replace(/\.data$/, '')
  const params = new URLSearchParams({ next: path + withoutSignInState(search) })
  if (expired) params.set('session', 'expired')
  return withSignInState(localPath(`/auth?${params}`, language), searchParams.get('state'))
}
