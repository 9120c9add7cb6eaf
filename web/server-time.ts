/** How far the phone's clock is ahead of the server's, ms; 0 while that is not known or no more than an answer's way. */
let ahead = 0

/** What an answer's way and the whole seconds of its header may come to. */
const slackMs = 60_000

/** Takes an answer that has just come from the server; learns from it how wrong the phone's clock is. */
export function noteServerTime({ headers }: Pick<Response, 'headers'>): void {
  // what a cache kept says when it was made, not what time it is
  if (!headers.get('cache-control')?.includes('no-store')) return
  const said = Date.parse(headers.get('date') ?? '')
  if (Number.isNaN(said)) return
  const apart = Date.now() - said
  ahead = Math.abs(apart) > slackMs ? apart : 0
}

/** Returns the time in UTC ms, by the phone's clock as the server has set it right. */
export const serverNow = (): number => Date.now() - ahead
