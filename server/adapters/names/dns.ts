import { Resolver } from 'node:dns/promises'
import type { DnsResolver } from './port.ts'

/** What a resolver is asked; Node's own, or a test's. */
export interface NameResolver {
  resolveTxt(name: string): Promise<string[][]>
  resolve4(host: string): Promise<string[]>
  resolve6(host: string): Promise<string[]>
}

const makeResolver = (): NameResolver => new Resolver({ timeout: 3000, tries: 2 })

/** Returns the door to the domain name system by this machine's resolvers. */
export function dnsNames(resolver: NameResolver = makeResolver()): DnsResolver {
  return {
    async says(name, text) {
      const records = await orNone(resolver.resolveTxt(name))
      // one record may come in several strings
      return records.some((parts) => parts.join('') === text)
    },
    async addresses(host) {
      const [four, six] = await Promise.all([
        orNone(resolver.resolve4(host)),
        orNone(resolver.resolve6(host)),
      ])
      return [...four, ...six]
    },
  }
}

/** A name that does not exist, or has no record of this kind, is an answer; anything else is none. */
async function orNone<T>(asked: Promise<readonly T[]>): Promise<readonly T[]> {
  try {
    return await asked
  } catch (error) {
    const { code } = error as { code?: unknown }
    if (code === 'ENOTFOUND' || code === 'ENODATA') return []
    throw error
  }
}

/**
 * A demo asks nobody outside: names below `.localhost` lead to this machine and belong to whoever sits at it, all others
 * do not exist.
 */
export function localNames(): DnsResolver {
  const local = (name: string) => name === 'localhost' || name.endsWith('.localhost')
  return {
    says: async (name) => local(name),
    addresses: async (host) => (local(host) ? ['127.0.0.1'] : []),
  }
}
