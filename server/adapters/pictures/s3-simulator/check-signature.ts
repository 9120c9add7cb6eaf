import { createHash, createHmac } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { S3Settings } from '../s3-files.ts'

const hmac = (key: string | Buffer, text: string) => createHmac('sha256', key).update(text).digest()
const header =
  /^AWS4-HMAC-SHA256 Credential=([^/]+)\/(\d{8})\/([^/]+)\/s3\/aws4_request, ?SignedHeaders=([^,]+), ?Signature=([0-9a-f]{64})$/

/** Whether a call carries Signature Version 4 of these keys, counted anew as Amazon documents it. */
export function isSigned(request: IncomingMessage, settings: S3Settings): boolean {
  const [, accessKey, day = '', region, names = '', signature] =
    header.exec(request.headers.authorization ?? '') ?? []
  if (accessKey !== settings.accessKey || region !== settings.region) return false
  const time = String(request.headers['x-amz-date'])
  const url = new URL(request.url ?? '/', settings.url)
  const query = [...url.searchParams]
    .map(([name, value]) => `${encodeURIComponent(name)}=${encodeURIComponent(value)}`)
    .sort()
    .join('&')
  const headers = names.split(';').map((name) => `${name}:${String(request.headers[name]).trim()}\n`)
  const hash = String(request.headers['x-amz-content-sha256'])
  const canonical = [request.method, url.pathname, query, headers.join(''), names, hash].join('\n')
  const scope = `${day}/${region}/s3/aws4_request`
  const digest = createHash('sha256').update(canonical).digest('hex')
  const key = [region, 's3', 'aws4_request'].reduce(
    (from, text) => hmac(from, text),
    hmac(`AWS4${settings.secretKey}`, day),
  )
  return hmac(key, ['AWS4-HMAC-SHA256', time, scope, digest].join('\n')).toString('hex') === signature
}
