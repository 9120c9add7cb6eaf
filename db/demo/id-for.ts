import { createHash } from 'node:crypto'

const letters = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/**
 * Takes what names a thing of the demo, such as 'saffron', 'item', 'ember-burger'; returns its id: 20 characters
 * of base62 that are the same at every seeding, so that links and pictures of the demo stay valid.
 */
export function idFor(...names: readonly string[]): string {
  let left = BigInt(`0x${createHash('sha256').update(JSON.stringify(names)).digest('hex')}`)
  let id = ''
  while (id.length < 20) {
    id += letters[Number(left % 62n)]
    left /= 62n
  }
  return id
}
