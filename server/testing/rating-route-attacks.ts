import type { RouteAttack } from './route-attack.ts'

const ofOrder = (path: RouteAttack['path'], body?: RouteAttack['body']): RouteAttack => ({
  zone: 'tenant',
  path,
  foreign: 'order-unavailable',
  ...(body && { body }),
})
const ofRating = (rest: string, act: RouteAttack['act'], body: object): RouteAttack => ({
  zone: 'staff',
  path: (ids) => `/api/v1/staff/ratings/${ids.rating}/${rest}`,
  body: () => body,
  foreign: 'not-found',
  otherBranch: 'not-found',
  ...(act && { act }),
})
const rating = '/api/v1/orders/{id}/rating'
const stars = { food: 1, service: 1 }

/** The routes of what guests say of an order. */
export const ratingRouteAttacks: Readonly<Record<string, RouteAttack>> = {
  [`GET ${rating}`]: ofOrder((ids) => `/api/v1/orders/${ids.order}/rating`),
  [`POST ${rating}`]: ofOrder(
    (ids) => `/api/v1/orders/${ids.order}/rating`,
    () => stars,
  ),
  [`PUT ${rating}`]: ofOrder(
    (ids) => `/api/v1/orders/${ids.order}/rating`,
    (ids) => ({ ...stars, photos: [ids.photo] }),
  ),
  [`POST ${rating}/photos`]: ofOrder(
    (ids) => `/api/v1/orders/${ids.order}/rating/photos`,
    () => ({}),
  ),
  [`DELETE ${rating}/photos/{photo_id}`]: ofOrder(
    (ids) => `/api/v1/orders/${ids.order}/rating/photos/${ids.photo}`,
  ),
  'GET /api/v1/staff/ratings': {
    zone: 'staff',
    path: (ids) => `/api/v1/staff/ratings?branch_id=${ids.branch}`,
    foreign: 'branch-not-found',
    act: 'see_ratings',
    otherBranch: 'branch-not-found',
  },
  'PUT /api/v1/staff/ratings/{id}/answer': ofRating('answer', 'answer_rating', { answer: 'out of spite' }),
  'PUT /api/v1/staff/ratings/{id}/hidden': ofRating('hidden', 'hide_rating', {
    hidden: true,
    reason: 'out of spite',
  }),
}
