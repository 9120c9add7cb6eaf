/** Two days of an address, YYYY-MM-DD, either of them absent. */
export interface DatesAsked {
  readonly from?: string
  readonly to?: string
}

const date = /^\d{4}-\d{2}-\d{2}$/

/** Takes an address's words; returns its `from` and `to`, the earlier first: who sets the end before the beginning means the days between. */
export function datesAsked(params: URLSearchParams): DatesAsked {
  const [from, to] = ['from', 'to']
    .map((name) => params.get(name) ?? '')
    .map((text) => (date.test(text) ? text : ''))
  const [first, last] = from && to && to < from ? [to, from] : [from, to]
  return { ...(first && { from: first }), ...(last && { to: last }) }
}
