import { useRef, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { OrderRatingWire, RatingInput } from '#contract/ratings/rating.ts'
import { useHoldReload } from '#web/hold-reload.ts'
import { useClient } from '../shell/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { findTroubles, troublesOf, type Aspect, type Troubles } from './rating-troubles.ts'
import { sendRating } from './send-rating.ts'
import type { Thumb } from './thumb-rows.tsx'
import { usePhotos } from './use-photos.ts'

/** Takes an order's rating as it is and who is told of the new one; returns the dialog's fields and how to send them. */
export function useRatingForm(
  orderId: string,
  known: OrderRatingWire,
  onRated: (now: OrderRatingWire) => void,
) {
  const t = useText()
  const client = useClient()
  const fields = useFields(known)
  const photos = usePhotos(orderId, [...(known.rating?.photos ?? []), ...known.waiting_photos])
  const [troubles, setTroubles] = useState<Troubles>({})
  const [busy, setBusy] = useState(false)
  const [refusals, setRefusals] = useState(0)
  const [saved, setSaved] = useState(false)
  const unanswered = useRef(false)
  // the comment is held as what is typed anywhere is
  useHoldReload(!saved && (fields.chosen || photos.uploading))

  async function send(): Promise<void> {
    if (busy) return
    const found = findTroubles(fields.missing, fields.comment, t)
    setTroubles(found)
    if (photos.uploading) photos.say(t('rating.photos-busy'))
    if (photos.uploading || Object.keys(found).length > 0) return setRefusals((count) => count + 1)
    const input = { ...fields.words(), photos: photos.all.flatMap(({ id }) => id ?? []) }
    setBusy(true)
    try {
      const before = { rated: known.rating !== null, unanswered: unanswered.current }
      onRated(await sendRating(client, orderId, input, before))
      setSaved(true)
    } catch (error) {
      unanswered.current ||= !(error instanceof CallError)
      const { photos: wrong, ...others } = troublesOf(error, t)
      if (wrong) photos.say(wrong)
      setTroubles(others)
      setRefusals((count) => count + 1)
      setBusy(false)
    }
  }

  const rate = (aspect: Aspect, count: number) => {
    fields.rate(aspect, count)
    setTroubles(({ [aspect]: _, all: __, ...others }) => others)
  }
  return { ...fields, rate, photos, troubles, refusals, busy, send }
}

function useFields({ rating, with_delivery }: OrderRatingWire) {
  const aspects: readonly Aspect[] = with_delivery ? ['food', 'delivery', 'service'] : ['food', 'service']
  const [first] = useState(() => ({
    stars: Object.fromEntries(aspects.map((aspect) => [aspect, rating?.[aspect] ?? 0])),
    thumbs: new Map(rating?.items.map(({ item_id, thumb }) => [item_id, thumb])),
  }))
  const [stars, setStars] = useState<Partial<Record<Aspect, number>>>(first.stars)
  const [thumbs, setThumbs] = useState<ReadonlyMap<string, Thumb>>(first.thumbs)
  const [comment, setComment] = useState(rating?.comment ?? '')
  return {
    aspects,
    stars,
    missing: aspects.filter((aspect) => !stars[aspect]),
    rate: (aspect: Aspect, count: number) => setStars((before) => ({ ...before, [aspect]: count })),
    thumbs,
    thumb: (itemId: string, thumb: Thumb | undefined) =>
      setThumbs((before) => {
        const others = [...before].filter(([id]) => id !== itemId)
        return new Map(thumb ? [...others, [itemId, thumb]] : others)
      }),
    /** Stars or thumbs are others than they were. */
    chosen: stars !== first.stars || thumbs !== first.thumbs,
    comment,
    setComment,
    words(): Omit<RatingInput, 'photos'> {
      const { food = 0, service = 0, delivery = null } = stars
      const items = [...thumbs].map(([item_id, thumb]) => ({ item_id, thumb }))
      return { food, service, delivery, comment, items }
    },
  }
}
