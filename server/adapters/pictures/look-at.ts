import sharp from 'sharp'

/** What a small copy of a picture tells. */
export interface Look {
  /** Something of it is transparent, so that it can stand on a plate. */
  readonly cutout: boolean
  /** The colour that most of what is not transparent has, as #rrggbb. */
  readonly color: string
}

const side = 48

/** Takes a picture's bytes; returns what a copy of 48 × 48 px shows of it: the whole would take ten times as long. */
export async function lookAt(bytes: Uint8Array): Promise<Look> {
  const pixels = await sharp(bytes).resize(side, side, { fit: 'fill' }).ensureAlpha().raw().toBuffer()
  const buckets = new Map<number, [weight: number, r: number, g: number, b: number]>()
  let cutout = false
  for (let at = 0; at + 3 < pixels.length; at += 4) {
    const [r = 0, g = 0, b = 0, alpha = 0] = pixels.subarray(at, at + 4)
    if (alpha < 250) cutout = true
    const key = ((r >> 6) << 4) | ((g >> 6) << 2) | (b >> 6)
    const bucket = buckets.get(key) ?? [0, 0, 0, 0]
    buckets.set(key, [bucket[0] + alpha, bucket[1] + r * alpha, bucket[2] + g * alpha, bucket[3] + b * alpha])
  }
  const [weight, ...sums] = [...buckets.values()].reduce((a, b) => (b[0] > a[0] ? b : a))
  if (weight === 0) return { cutout, color: '#ffffff' }
  const color = sums
    .map((sum) =>
      Math.round(sum / weight)
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')
  return { cutout, color: `#${color}` }
}
