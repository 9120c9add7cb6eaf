/** Which ratings the page shows, as its address says it. */
export interface RatingFilter {
  readonly stars?: number
  readonly unanswered?: '1'
  readonly page: number
}

/** Takes an address's search; returns the filter, without what makes no sense. */
export function readFilter(search: URLSearchParams): RatingFilter {
  const stars = Number(search.get('stars'))
  const page = Number(search.get('page'))
  return {
    ...(Number.isInteger(stars) && stars >= 1 && stars <= 5 && { stars }),
    ...(search.get('unanswered') === '1' && { unanswered: '1' as const }),
    page: Number.isInteger(page) && page >= 1 && page <= 10_000 ? page : 1,
  }
}

/** Takes the branch shown and a filter; returns the search of its address. */
export function filterSearch(branchId: string, { stars, unanswered, page }: RatingFilter): string {
  const search = new URLSearchParams({ branch: branchId })
  if (stars) search.set('stars', String(stars))
  if (unanswered) search.set('unanswered', unanswered)
  if (page > 1) search.set('page', String(page))
  return `?${search}`
}
