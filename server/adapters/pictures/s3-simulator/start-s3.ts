import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { S3Settings } from '../s3-files.ts'
import { isSigned } from './check-signature.ts'

/** A bucket in memory that answers as Amazon documents S3: objects by key, signed calls alone, lists in pages. */
export interface S3Simulator {
  readonly settings: S3Settings
  /** The keys that lie in it, sorted. */
  keys(): string[]
  /** The next so many calls are answered with this status and do nothing. */
  fail(times: number, status: number): void
  stop(): Promise<void>
}

/** As few as a test can have more of: Amazon's own page is 1,000. */
const pageSize = 3

/** Starts one on a free port of this machine. */
export async function startS3(): Promise<S3Simulator> {
  const objects = new Map<string, Buffer>()
  const failing = { times: 0, status: 500 }
  const server = createServer((request, response) => {
    void answer(request, response)
  })
  const answer = async (request: IncomingMessage, response: ServerResponse) => {
    const body = await bodyOf(request)
    const say = (status: number, text: string | Buffer = '') => response.writeHead(status).end(text)
    if (failing.times > 0) {
      failing.times -= 1
      return say(failing.status)
    }
    if (!isSigned(request, settings)) return say(403, '<Error><Code>SignatureDoesNotMatch</Code></Error>')
    const hash = createHash('sha256').update(body).digest('hex')
    if (request.headers['x-amz-content-sha256'] !== hash) return say(400)
    const url = new URL(request.url ?? '/', settings.url)
    const [, bucket, key = ''] = /^\/([^/]+)\/?(.*)$/.exec(url.pathname) ?? []
    if (bucket !== 'pictures') return say(404, '<Error><Code>NoSuchBucket</Code></Error>')
    if (key === '') return say(200, listOf(objects, url.searchParams))
    return act(request.method, objects, key, body, say)
  }
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  const { port } = server.address() as AddressInfo
  const settings = {
    url: `http://127.0.0.1:${port}/pictures`,
    region: 'me-south-1',
    accessKey: 'maidah',
    secretKey: 'a secret of the bucket',
  }
  return {
    settings,
    keys: () => [...objects.keys()].sort(),
    fail: (times, status) => Object.assign(failing, { times, status }),
    stop: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}

function act(
  method: string | undefined,
  objects: Map<string, Buffer>,
  key: string,
  body: Buffer,
  say: (status: number, text?: string | Buffer) => unknown,
): unknown {
  if (method === 'PUT') objects.set(key, body)
  if (method === 'PUT') return say(200)
  if (method === 'DELETE') objects.delete(key)
  if (method === 'DELETE') return say(204)
  const object = objects.get(key)
  return object ? say(200, object) : say(404, '<Error><Code>NoSuchKey</Code></Error>')
}

function listOf(objects: Map<string, Buffer>, query: URLSearchParams): string {
  const after = query.get('continuation-token') ?? ''
  const found = [...objects.keys()]
    .sort()
    .filter((key) => key.startsWith(query.get('prefix') ?? '') && key > after)
  const shown = found.slice(0, pageSize)
  const more = found.length > shown.length
  return `<?xml version="1.0" encoding="UTF-8"?>
<ListBucketResult xmlns="http://s3.amazonaws.com/doc/2006-03-01/"><Name>pictures</Name>
<IsTruncated>${more}</IsTruncated>${more ? `<NextContinuationToken>${shown.at(-1)}</NextContinuationToken>` : ''}
${shown.map((key) => `<Contents><Key>${key}</Key></Contents>`).join('')}</ListBucketResult>`
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = []
  for await (const part of request) parts.push(part as Buffer)
  return Buffer.concat(parts)
}
