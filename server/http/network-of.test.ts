import { expect, it } from 'vitest'
import { networkOf } from './network-of.ts'

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['192.0.2.7:51234', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:DB8:0001:0002::9', '2001:db8:1:2'],
  ['[2001:db8:1:2::9]:443', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s is counted as %s', (address, network) => {
  expect(networkOf(address)).toBe(network)
})

it('every address of one /64 is one, also where zeros are left out', () => {
  const spelled = ['2001:db8::1', '2001:db8::2', '2001:db8:0:0:ffff::', '2001:0db8:0000:0000:0:0:0:9']
  expect(new Set(spelled.map(networkOf))).toEqual(new Set(['2001:db8:0:0']))
})
