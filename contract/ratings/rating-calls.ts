import type { Caller } from '../core/caller.ts'
import type {
  OrderRatingWire,
  RatingPhotoWire,
  RatingInput,
  StaffRatingWire,
  StaffRatingsWire,
} from './rating.ts'

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
    ratings: (query: { branch_id: string; stars?: number; unanswered?: '1'; page?: number }) =>
      get<StaffRatingsWire>('/api/v1/staff/ratings', query),
    answerRating: (id: string, answer: string) =>
      call<StaffRatingWire>('PUT', `/api/v1/staff/ratings/${id}/answer`, { answer }),
    hideRating: (id: string, body: { hidden: boolean; reason?: string }) =>
      call<StaffRatingWire>('PUT', `/api/v1/staff/ratings/${id}/hidden`, body),
  }
}
