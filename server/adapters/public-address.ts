import { BlockList, isIP } from 'node:net'

const own = new BlockList()
for (const [net, bits] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  ['224.0.0.0', 3],
] as const)
  own.addSubnet(net, bits, 'ipv4')
// of what is handed out publicly, those parts that lead elsewhere: tunnels and documentation
for (const [net, bits] of [
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
] as const)
  own.addSubnet(net, bits, 'ipv6')
const handedOut = new BlockList()
handedOut.addSubnet('2000::', 3, 'ipv6')

/**
 * Takes an IP address; returns whether it is one of the public network. Calls to addresses that staff gave go there alone,
 * so that nobody looks around inside the provider's own network with them. Whatever is no IP address is not public.
 */
export function isPublicAddress(address: string): boolean {
  const kind = isIP(address)
  if (kind === 4) return !own.check(address, 'ipv4')
  const bare = address.replace(/%.*$/, '')
  return kind === 6 && handedOut.check(bare, 'ipv6') && !own.check(bare, 'ipv6')
}
