import { createHash } from 'node:crypto'
import { AwsClient } from 'aws4fetch'
import { z } from 'zod'
import { StartRefused } from '#server/start/start-refused.ts'
import { safePath, type PictureFiles } from './files.ts'

/** A bucket and the keys to it. */
export interface S3Settings {
  /** The bucket's own address: https://s3.example.com/bucket or https://bucket.s3.eu-central-1.amazonaws.com. */
  readonly url: string
  readonly region: string
  readonly accessKey: string
  readonly secretKey: string
}

/** A page of pictures waits for no store that is silent. */
const patienceMs = 10_000

const text = z.string().catch('')
const page = z.object({
  ListBucketResult: z.object({
    Contents: z.array(z.object({ Key: z.string() })).default([]),
    IsTruncated: text,
    NextContinuationToken: text,
  }),
})

/**
 * Takes a bucket of Amazon S3 or of anything that speaks like it (MinIO, R2, Ceph); returns it as files. An object appears
 * whole or not at all, by S3's own word. A call that is answered with "busy" is repeated, twice at most.
 */
export function s3Files(settings: S3Settings): PictureFiles {
  const call = caller(settings)
  const remove = async (path: string) => expectDone(await call('DELETE', `/${path}`), 'DELETE')
  const list = async function* (folder: string): AsyncIterable<string> {
    const prefix = folder === '' ? '' : `${safePath(folder)}/`
    let token = ''
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix })
      if (token) query.set('continuation-token', token)
      const found = await readPage(await expectDone(await call('GET', `/?${query}`), 'list').text())
      yield* found.paths
      token = found.next
    } while (token)
  }
  return {
    list,
    async read(path) {
      const answer = await call('GET', `/${safePath(path)}`)
      if (answer.status === 404) {
        await answer.body?.cancel()
        return undefined
      }
      return new Uint8Array(await expectDone(answer, 'GET').arrayBuffer())
    },
    async write(path, bytes) {
      expectDone(await call('PUT', `/${safePath(path)}`, bytes), 'PUT')
    },
    async removeFolder(folder) {
      for await (const path of list(safePath(folder))) await remove(path)
    },
    check: () => checkBucket(call, settings.url),
  }
}

type Call = (
  method: 'GET' | 'PUT' | 'DELETE',
  path: string,
  bytes?: Uint8Array<ArrayBuffer>,
) => Promise<Response>

function caller({ url, region, accessKey, secretKey }: S3Settings): Call {
  const base = url.replace(/\/+$/, '')
  const client = new AwsClient({
    accessKeyId: accessKey,
    secretAccessKey: secretKey,
    service: 's3',
    region,
    retries: 2,
  })
  return (method, path, bytes) =>
    client.fetch(`${base}${path}`, {
      method,
      // signed with its bytes, so that none can be changed on the way
      headers: {
        'x-amz-content-sha256': createHash('sha256')
          .update(bytes ?? '')
          .digest('hex'),
      },
      ...(bytes && { body: bytes }),
      signal: AbortSignal.timeout(patienceMs),
    })
}

function expectDone(answer: Response, what: string): Response {
  if (!answer.ok) throw new Error(`the store of pictures answered ${what} with ${answer.status}`)
  return answer
}

async function readPage(body: string): Promise<{ paths: string[]; next: string }> {
  const { XMLParser } = await import('fast-xml-parser')
  const xml = new XMLParser({ parseTagValue: false, isArray: (name) => name === 'Contents' })
  const { Contents, IsTruncated, NextContinuationToken } = page.parse(xml.parse(body)).ListBucketResult
  return {
    paths: Contents.map(({ Key }) => Key),
    next: IsTruncated === 'true' ? NextContinuationToken : '',
  }
}

/** A bucket that cannot be reached now may be there later; one that says no will go on saying it. */
async function checkBucket(call: Call, url: string): Promise<void> {
  const answer = await call('GET', '/?list-type=2&max-keys=1').catch(() => undefined)
  await answer?.body?.cancel()
  if (answer && answer.status >= 300 && answer.status < 500)
    throw new StartRefused(
      `S3_URL ${url} answers ${answer.status}: check the bucket's address, S3_REGION, S3_ACCESS_KEY and S3_SECRET_KEY.`,
    )
}
