import type { Caller } from '../core/caller.ts'
import type { OrderRatingWire, RatingPhotoWire, RatingWish } from './rating.ts'

/** Takes how to call; returns the calls about what guests say of an order. */
export function ratingCalls({ get, call }: Caller) {
  return {
    orderRating: (orderId: string) => get<OrderRatingWire>(`/api/v1/orders/${orderId}/rating`),
    rateOrder: (orderId: string, wish: RatingWish) =>
      call<OrderRatingWire>('POST', `/api/v1/orders/${orderId}/rating`, wish),
    changeRating: (orderId: string, wish: RatingWish) =>
      call<OrderRatingWire>('PUT', `/api/v1/orders/${orderId}/rating`, wish),
    addRatingPhoto: (orderId: string, image: Blob) =>
      call<RatingPhotoWire>('POST', `/api/v1/orders/${orderId}/rating/photos`, image),
    removeRatingPhoto: (orderId: string, photoId: string) =>
      call<{ done: true }>('DELETE', `/api/v1/orders/${orderId}/rating/photos/${photoId}`),
  }
}
