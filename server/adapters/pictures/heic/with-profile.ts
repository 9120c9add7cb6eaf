/** Tags of a TIFF that are needed (TIFF 6.0, section 4; ICC.1, B.4), and how wide a number of each type is. */
const [short, long, undefinedType] = [3, 4, 7]

/**
 * Takes pixels of 8 bits a channel and the ICC profile of their colours; returns them as TIFF without compression: the only
 * way in which sharp takes pixels and profile together, and applies it as it does a JPEG's.
 */
export function withProfile(
  { width, height, channels, bytes }: { width: number; height: number; channels: 3 | 4; bytes: Uint8Array },
  profile: Uint8Array,
): Buffer {
  const tags: readonly (readonly [tag: number, type: number, values: readonly number[]])[] = [
    [256, long, [width]],
    [257, long, [height]],
    [258, short, Array.from({ length: channels }, () => 8)],
    [259, short, [1]],
    [262, short, [2]],
    [273, long, [0]],
    [277, short, [channels]],
    [278, long, [height]],
    [279, long, [bytes.length]],
    ...(channels === 4 ? [[338, short, [2]] as const] : []),
    [34675, undefinedType, [0]],
  ]
  const depthAt = 8 + 2 + tags.length * 12 + 4
  const profileAt = depthAt + channels * 2
  const pixelsAt = profileAt + profile.length + (profile.length % 2)
  const head = Buffer.alloc(pixelsAt)
  head.write('II*\0', 'latin1')
  head.writeUInt32LE(8, 4)
  head.writeUInt16LE(tags.length, 8)
  for (const [i, [tag, type, values]] of tags.entries()) {
    const at = 10 + i * 12
    const isProfile = tag === 34675
    head.writeUInt16LE(tag, at)
    head.writeUInt16LE(type, at + 2)
    head.writeUInt32LE(isProfile ? profile.length : values.length, at + 4)
    const value = isProfile ? profileAt : tag === 273 ? pixelsAt : tag === 258 ? depthAt : (values[0] ?? 0)
    if (type === short && values.length === 1) head.writeUInt16LE(value, at + 8)
    else head.writeUInt32LE(value, at + 8)
  }
  for (let i = 0; i < channels; i += 1) head.writeUInt16LE(8, depthAt + i * 2)
  head.set(profile, profileAt)
  return Buffer.concat([head, bytes])
}
