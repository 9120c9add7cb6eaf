import { once } from 'node:events'
import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { isRefusal } from '#domain/core/refusal.ts'
import { makeHeicGrid } from '#server/testing/make-heic-grid.ts'
import { decoderPlan, makeDecoder, startProcess, type DecodeAnswer } from './decode-apart.ts'

/** What a picture may take of memory, with the process that decodes it. */
const mostMegabytes = 250
const background = { r: 10, g: 200, b: 30, alpha: 0.5 }
const of = (width: number, height: number, channels: 3 | 4 = 4) =>
  sharp({ create: { width, height, channels, background } })
const deep = (width: number, height: number) => of(width, height).toColourspace('rgb16')
const sideways = { orientation: 6 }
const still = readFileSync(new URL('heic/still.sample.heic', import.meta.url))
const grid = (columns: number, rows: number) => ({
  toBuffer: () => Promise.resolve(makeHeicGrid(still, columns, rows)),
})

/** The largest that are read of each kind, and what is refused by its head. */
const kinds = {
  'JPEG of 40 MP': { most: of(6324, 6324, 3).jpeg() },
  'JPEG of 40 MP, sideways': { most: of(6324, 6324, 3).jpeg().withMetadata(sideways) },
  'progressive JPEG': {
    most: of(4820, 4820, 3).jpeg({ progressive: true }),
    beyond: of(4850, 4850, 3).jpeg({ progressive: true }),
  },
  'progressive JPEG 4:4:4, sideways': {
    most: of(3400, 3400, 3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }).withMetadata(sideways),
    beyond: of(3430, 3430, 3).jpeg({ progressive: true, chromaSubsampling: '4:4:4' }),
  },
  'PNG of 40 MP': { most: of(6324, 6324).png({ compressionLevel: 1 }) },
  'PNG of 16 bits': {
    most: deep(4472, 4472).png({ compressionLevel: 1 }),
    beyond: deep(4480, 4480).png({ compressionLevel: 1 }),
  },
  'interlaced PNG': {
    most: of(3530, 3530).png({ progressive: true }),
    beyond: of(3550, 3550).png({ progressive: true }),
  },
  'interlaced PNG, 16 bits': {
    most: deep(2260, 2260).png({ progressive: true }),
    beyond: deep(2290, 2290).png({ progressive: true }),
  },
  'PNG, sideways': {
    most: of(12_400, 1000).png().withMetadata(sideways),
    beyond: of(40_000, 1000).png().withMetadata(sideways),
  },
  'WebP of 40 MP': { most: of(6324, 6324).webp({ lossless: true, effort: 0 }) },
  AVIF: { most: of(2048, 2048).avif({ effort: 0 }), beyond: of(2100, 2100).avif({ effort: 0 }) },
  'AVIF of 12 bits': {
    most: deep(1730, 1730).avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' }),
    beyond: deep(1800, 1800).avif({ effort: 0, bitdepth: 12, chromaSubsampling: '4:4:4' }),
  },
  HEIC: { most: grid(9, 9), beyond: grid(9, 10) },
} satisfies Record<string, { most: AppliedTenders; beyond?: AppliedTenders }>

interface AppliedTenders {
  toBuffer(): Promise<Buffer>
}

async function decodeAlone(bytes: Uint8Array, heic: boolean) {
  const child = startProcess(decoderPlan.mostMegabytes)
  try {
    child.send({ id: 1, bytes, heic })
    const [answer] = (await Promise.race([once(child, 'message'), once(child, 'exit')])) as [DecodeAnswer]
    const status = readFileSync(`/proc/${child.pid}/status`, 'utf8')
    return { made: answer.made, peak: Number(/VmHWM:\s+(\d+)/.exec(status)?.[1]) / 1024 }
  } finally {
    child.kill()
  }
}

describe.runIf(process.platform === 'linux')('memory of the worst permitted picture', () => {
  it.each(Object.entries<{ most: AppliedTenders; beyond?: AppliedTenders }>(kinds))(
    '%s is read within 250 MB, and what would take more is refused by its head',
    async (name, { most, beyond }) => {
      const heic = name === 'HEIC'
      const { made, peak } = await decodeAlone(await most.toBuffer(), heic)
      expect(isRefusal(made)).toBe(false)
      expect(peak).toBeLessThan(mostMegabytes)
      if (!beyond) return
      const refused = await decodeAlone(await beyond.toBuffer(), heic)
      expect(refused.made).toMatchObject({ code: 'too-large' })
    },
  )
})

describe('the process that decodes', () => {
  const small = makeDecoder({ mostMegabytes: 120, longestMs: 60_000, idleMs: 100 })
  const hasty = makeDecoder({ mostMegabytes: 120, longestMs: 1, idleMs: 100 })

  it('ends over a picture that takes more memory than it may, and the next one has a new process', async () => {
    const png = await of(4000, 4000).png({ progressive: true }).toBuffer()
    const large = await of(3500, 3500).png({ progressive: true }).toBuffer()
    expect((await small.decode(large, false)).made).toMatchObject({ code: 'too-large' })
    expect((await small.decode(png, false)).made).toMatchObject({ code: 'too-large' })
    const { made, ms } = await small.decode(await of(20, 20).png().toBuffer(), false)
    expect(made).toMatchObject({ width: 20, height: 20 })
    expect(ms).toBeGreaterThan(0)
  })

  it('ends over a picture that takes too long', async () => {
    const { made } = await hasty.decode(await of(20, 20).png().toBuffer(), false)
    expect(made).toMatchObject({ code: 'too-large' })
  })
})
