import type { Caller } from '../core/caller.ts'
import type { OrderRatingWire, RatingPhotoWire, RatingInput } from './rating.ts'

/** Takes how to call; returns the calls about what guests say of an order. */
export function ratingCalls({ get, call }: Caller) {
  return {
    orderRating: (orderId: string) => get<OrderRatingWire>(`/api/v1/orders/${orderId}/rating`),
    rateOrder: (orderId: string, input: RatingInput) =>
      call<OrderRatingWire>('POST', `/api/v1/orders/${orderId}/rating`, input),
    changeRating: (orderId: string, input: RatingInput) =>
      call<OrderRatingWire>('PUT', `/api/v1/orders/${orderId}/rating`, input),
    addRatingPhoto: (orderId: string, image: Blob) =>
      call<RatingPhotoWire>('POST', `/api/v1/orders/${orderId}/rating/photos`, image),
    removeRatingPhoto: (orderId: string, photoId: string) =>
      call<{ done: true }>('DELETE', `/api/v1/orders/${orderId}/rating/photos/${photoId}`),
  }
}
