import type { RequestListener } from 'node:http'
import { refusalAnswers } from '#contract/core/refusals.ts'

/**
 * Takes what answers requests; a request that names its host twice is refused before it: a proxy may have read the one and
 * we the other. Node itself keeps the first.
 */
export function needOneHost(rest: RequestListener): RequestListener {
  const { status, words } = refusalAnswers['bad-input']
  const body = JSON.stringify({ code: 'bad-input', message: words.en })
  return (request, response) => {
    if (!namesHostTwice(request.rawHeaders)) return rest(request, response)
    response.writeHead(status, { 'content-type': 'application/json', connection: 'close' }).end(body)
  }
}

function namesHostTwice(raw: readonly string[]): boolean {
  let hosts = 0
  for (let at = 0; at < raw.length; at += 2) {
    const name = raw[at]
    if (name?.length === 4 && name.toLowerCase() === 'host') hosts += 1
  }
  return hosts > 1
}
