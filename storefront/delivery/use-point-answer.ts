import { useEffect, useState } from 'react'
import type { DeliveryAnswerWire } from '#contract/delivery/delivery.ts'
import { useClient } from '../shell/use-client.ts'
import type { StoredSpot } from './stored-places.ts'

/** A pin that is still being moved is not asked about. */
const pauseMs = 300

/** What is known of a point. */
export type PointAnswer = 'none' | 'asking' | 'failed' | DeliveryAnswerWire

/** Takes a point and the branch whose menu is open; returns who delivers there, asked once the point rests. */
export function usePointAnswer(spot: StoredSpot | undefined, branchId: string | undefined): PointAnswer {
  const client = useClient()
  const [answer, setAnswer] = useState<{ readonly of: string; readonly is: DeliveryAnswerWire | 'failed' }>()
  const of = spot ? `${spot.latitude} ${spot.longitude} ${branchId ?? ''}` : ''
  useEffect(() => {
    if (of === '') return undefined
    const [latitude = '', longitude = '', branch_id = ''] = of.split(' ')
    let left = false
    const tell = (is: DeliveryAnswerWire | 'failed') => left || setAnswer({ of, is })
    const query = {
      latitude: Number(latitude),
      longitude: Number(longitude),
      ...(branch_id && { branch_id }),
    }
    const timer = setTimeout(() => void client.deliveryAt(query).then(tell, () => tell('failed')), pauseMs)
    return () => {
      left = true
      clearTimeout(timer)
    }
  }, [client, of])
  if (of === '') return 'none'
  return answer?.of === of ? answer.is : 'asking'
}
