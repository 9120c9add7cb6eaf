import { z } from 'zod'
import type { Deps } from '#server/core/deps.ts'
import type { AuthorityLogin } from '#server/adapters/einvoicing/port.ts'

const login = z.object({ token: z.string(), secret: z.string() })

/** Takes a unit's login; returns it sealed for the database. */
export function closeLogin({ seal }: Pick<Deps, 'seal'>, { token, secret }: AuthorityLogin): string {
  return seal.close(JSON.stringify({ token, secret }))
}

/** Takes a sealed login; returns it. Throws where it was sealed with another key. */
export function openLogin({ seal }: Pick<Deps, 'seal'>, sealed: string): AuthorityLogin {
  return login.parse(JSON.parse(seal.open(sealed)))
}
