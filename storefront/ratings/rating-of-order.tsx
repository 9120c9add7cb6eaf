import { lazy, Suspense, useEffect, useState } from 'react'
import { CallError } from '#contract/core/client.ts'
import type { OrderWire } from '#contract/ordering/order.ts'
import type { OrderRatingWire } from '#contract/ratings/rating.ts'
import { statusFacts } from '#domain/ordering/order-status.ts'
import { Button } from '#ui/button.tsx'
import { Note } from '#ui/note.tsx'
import { useClient } from '../shell/use-client.ts'
import { useText } from '../i18n/use-text.ts'
import { LateSkeleton } from '../shell/late-skeleton.tsx'
import { RatingCard } from './rating-card.tsx'

const RatingDialog = lazy(async () => ({ default: (await import('./rating-dialog.tsx')).RatingDialog }))

/** Rating of an order that was handed over; nothing before. */
export function RatingOfOrder({ order }: { readonly order: OrderWire }) {
  return statusFacts[order.status].mayBeServed ? <Rating orderId={order.id} /> : null
}

function Rating({ orderId }: { readonly orderId: string }) {
  const t = useText()
  const { known, failed, take, read } = useRating(orderId)
  const [open, setOpen] = useState(false)
  const close = () => {
    setOpen(false)
    // photos that went up wait for the next time
    read()
  }
  if (failed)
    return (
      <Note tone="warn">
        {t('rating.not-read')}{' '}
        <Button kind="t" size="sm" onClick={read}>
          {t('error.retry')}
        </Button>
      </Note>
    )
  if (!known) return <LateSkeleton heights={['132px']} />
  return (
    <>
      <RatingCard known={known} onRate={() => setOpen(true)} />
      {open && (
        <Suspense>
          <RatingDialog orderId={orderId} known={known} onRated={take} onClose={close} />
        </Suspense>
      )}
    </>
  )
}

function useRating(orderId: string) {
  const client = useClient()
  const [known, take] = useState<OrderRatingWire>()
  const [failed, setFailed] = useState(false)
  const [asked, setAsked] = useState(0)
  useEffect(() => {
    let gone = false
    client.orderRating(orderId).then(
      (found) => {
        if (gone) return
        take(found)
        setFailed(false)
      },
      (error: unknown) => {
        // an order that is not there has a page of its own; anything else is said here
        if (!gone) setFailed(!(error instanceof CallError && error.status === 404))
      },
    )
    return () => {
      gone = true
    }
  }, [client, orderId, asked])
  return { known, failed, take, read: () => setAsked((count) => count + 1) }
}
