// The raw limit: a plain Node server, a process of its own, that sends the same bytes with the same headers.
import { readFileSync } from 'node:fs'
import { createServer } from 'node:http'

/** What it sends to each host. */
export interface PlainPage {
  readonly host: string
  /** Names and values in turn. */
  readonly headers: string[]
  readonly body: string
}

const pages = new Map(
  (JSON.parse(readFileSync(process.argv[2] ?? '', 'utf8')) as PlainPage[]).map(({ host, headers, body }) => [
    host,
    { headers, bytes: Buffer.from(body, 'base64') },
  ]),
)

// the product's own setting: what Node can do is the limit, not what it does unasked
const server = createServer({ optimizeEmptyRequests: true }, (request, response) => {
  const page = pages.get(request.headers.host ?? '')
  if (page) response.writeHead(200, page.headers).end(page.bytes)
  else response.writeHead(404).end()
})
server.listen(0, '127.0.0.1', () => {
  const address = server.address()
  console.log(typeof address === 'object' && address ? address.port : '')
})
