const v4 = /^(?:::ffff:)?(\d{1,3}(?:\.\d{1,3}){3})(?::\d+)?$/i

/**
 * Takes an address as a socket or a proxy says it, with or without its port; returns the network that is counted as one:
 * an IPv4 address, or the /64 of an IPv6 one, which a household or phone has to itself. However an address is spelled,
 * its network is the same.
 */
export function networkOf(address: string): string {
  const [, plain] = v4.exec(address) ?? []
  if (plain !== undefined) return plain
  if (!address.includes(':')) return address
  const bare = (/^\[(.*)\](?::\d+)?$/.exec(address)?.[1] ?? address).toLowerCase().split('%', 1)[0] ?? ''
  const [before = [], after] = bare.split('::', 2).map((part) => (part === '' ? [] : part.split(':')))
  const zeros = after ? Math.max(0, 8 - before.length - after.length) : 0
  const groups = [...before, ...Array.from({ length: zeros }, () => '0'), ...(after ?? [])]
  return groups
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
