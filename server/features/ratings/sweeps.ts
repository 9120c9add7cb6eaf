import { dayMs } from '#domain/core/durations.ts'
import type { Deps } from '#server/core/deps.ts'
import type { Sweep } from '#server/jobs/sweeper.ts'
import { deleteDuePhoto } from '#server/store/ratings/rating-photos.ts'
import { sumRatings } from '#server/store/ratings/ratings.ts'
import { photoShelf } from './photo-shelf.ts'

const yearMs = 365 * dayMs

/** What of ratings falls due: new averages, some minutes after the first change; photos that no rating shows any more. */
export function ratingSweeps(deps: Deps): readonly Sweep[] {
  return [
    {
      due: 'due_rating_sums',
      act: (tenantId) => deps.db.write(tenantId, (db) => sumRatings(db, new Date(deps.clock() - yearMs))),
    },
    {
      due: 'due_rating_photos',
      async act(tenantId, id) {
        const gone = await deps.db.write(tenantId, (db) => deleteDuePhoto(db, id))
        if (gone) await deps.pictures.remove(photoShelf(tenantId), id)
      },
    },
  ]
}
