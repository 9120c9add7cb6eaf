import { refuse, type Refusal } from '#domain/core/refusal.ts'
import { usageLimits } from '#domain/usage/usage-limits.ts'
import type { Deps } from '../core/deps.ts'
import type { StoredPicture } from '../adapters/pictures/port.ts'
import { countUsage, readUsage } from '../store/usage/usage-counts.ts'
import { tooMany } from './too-many.ts'
import { restaurantKey, subjectKey } from '../usage/usage-subjects.ts'

/** Whose upload it is: a guest by its account or order, or a member of staff. */
export interface Uploader {
  readonly tenantId: string
  readonly by: 'guest' | 'staff'
  readonly person: string
}

const hourMs = 3_600_000

/**
 * Takes whose upload it is, the shelf that it goes to and its bytes; keeps the picture as PictureStore.put() does. What it took
 * counts, read or refused: a picture that is dear to decode cannot be sent again and again. Refuses also 'too-many-requests'.
 * The limits, by hour and day, stand in domain/usage/usage-limits.ts; what guests use up takes nothing from staff. Decision 0205.
 */
export async function spendUploadCost(
  { pictures, clock, db, seal }: Pick<Deps, 'pictures' | 'clock' | 'db' | 'seal'>,
  { tenantId, by, person }: Uploader,
  { shelf, bytes }: { shelf: string; bytes: Uint8Array },
): Promise<StoredPicture | Refusal> {
  const kind = `${by}-upload` as const
  const limits = usageLimits[kind]
  const counts = [
    { subject: subjectKey(seal, tenantId, 'account', person), limit: limits.account },
    { subject: restaurantKey, limit: limits.restaurant },
  ]
  const hour = (now: number) => new Date(Math.floor(now / hourMs) * hourMs)
  const now = clock()
  const over = await db.read(tenantId, async (read) => {
    for (const { subject, limit } of counts) {
      const [used] = await readUsage(read, [kind], subject, hour(now))
      // what is being decoded now is not counted yet: a limit may be passed once by what it takes
      if (used && limit && (used.in_hour >= limit.hour || used.in_day >= limit.day)) return true
    }
    return false
  })
  if (over) return tooMany(hour(now).getTime() + hourMs - now)
  let took = 0
  try {
    return await pictures.put(shelf, bytes, { spend: (ms) => (took += ms) })
  } finally {
    const cost = Math.ceil(took)
    if (cost > 0)
      await db.write(tenantId, (write) =>
        countUsage(
          write,
          counts.map(({ subject }) => ({ kind, subject, cost, setting: null })),
          hour(clock()),
        ),
      )
  }
}

/** Takes why a picture was not kept; returns it as people are told: the store speaks of any, they of this one. */
export function asImageRefusal(refusal: Refusal): Refusal {
  if (refusal.code === 'too-large') return refuse('image-too-detailed')
  return refusal.code === 'bad-input' ? refuse('image-invalid') : refusal
}
