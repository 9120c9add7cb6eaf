import { refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from './deps.ts'
import type { StoredPicture } from './outside/pictures/port.ts'
import { tooMany } from './too-many.ts'

/** Whose upload it is: a guest by its account or order, or a member of staff. */
export interface Uploader {
  readonly tenantId: string
  readonly by: 'guest' | 'staff'
  readonly person: string
}

/** Seconds of processor time an hour: one of HEIC takes up to three, one of JPEG a quarter. Guests use up nothing of what staff have. */
const most = {
  guest: { person: 60, restaurant: 600 },
  staff: { person: 600, restaurant: 900 },
} as const
const hourMs = 3_600_000
const mostKeys = 50_000

/** Milliseconds of processor time by key, of this hour and in this process. */
export interface UploadCosts {
  /** Refuses 'too-many-requests' when a key has used what it may. */
  refuse(of: Uploader, now: number): Refusal | undefined
  spend(of: Uploader, ms: number, now: number): void
}

export function makeUploadCosts(): UploadCosts {
  let hour = 0
  let used = new Map<string, number>()
  const inHour = (now: number) => {
    const current = Math.floor(now / hourMs)
    if (current !== hour || used.size >= mostKeys) used = new Map()
    hour = current
    return used
  }
  return {
    refuse(of, now) {
      const counted = inHour(now)
      const over = keysOf(of).some(([key, seconds]) => (counted.get(key) ?? 0) >= seconds * 1000)
      return over ? tooMany((hour + 1) * hourMs - now) : undefined
    },
    spend(of, ms, now) {
      const counted = inHour(now)
      for (const [key] of keysOf(of)) counted.set(key, (counted.get(key) ?? 0) + ms)
    },
  }
}

function keysOf({ tenantId, by, person }: Uploader): [key: string, seconds: number][] {
  return [
    [`${by} ${tenantId} ${person}`, most[by].person],
    [`${by} ${tenantId}`, most[by].restaurant],
  ]
}

const costs = makeUploadCosts()

/**
 * Takes whose upload it is, the shelf that it goes to and its bytes; keeps the picture as PictureStore.put() does. What it took
 * counts, read or refused: a picture that is dear to decode cannot be sent again and again. Refuses also 'too-many-requests'.
 */
export async function spendUploadCost(
  { pictures, clock }: Pick<Deps, 'pictures' | 'clock'>,
  of: Uploader,
  { shelf, bytes }: { shelf: string; bytes: Uint8Array },
): Promise<StoredPicture | Refusal> {
  const refused = costs.refuse(of, clock())
  if (refused) return refused
  return pictures.put(shelf, bytes, { spend: (ms) => costs.spend(of, ms, clock()) })
}

/** Takes why a picture was not kept; returns it as people are told: the store speaks of any, they of this one. */
export function asImageRefusal(refusal: Refusal): Refusal {
  if (refusal.code === 'too-large') return refuse('image-too-detailed')
  return refusal.code === 'bad-input' ? refuse('image-invalid') : refusal
}
