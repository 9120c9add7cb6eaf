// Made by tools/make-client.ts from the routes of this folder (npm run client).
import { callsOf } from '../core/route-client.ts'
import type * as rating from './rating.ts'

interface RatingsRoutes {
  answerRating: typeof rating.answerRatingRoute
  hideRating: typeof rating.hideRatingRoute
  listRatings: typeof rating.listRatingsRoute
}

export const ratingsOperations = callsOf<RatingsRoutes>({
  answerRating: 'PUT /api/v1/staff/ratings/{id}/answer body',
  hideRating: 'PUT /api/v1/staff/ratings/{id}/hidden body',
  listRatings: 'GET /api/v1/staff/ratings query',
})
