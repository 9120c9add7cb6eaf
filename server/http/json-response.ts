import type { Context } from 'hono'
import { chooseEncoding, compressOnce, type Encoding } from './encoding.ts'

/** Below it compression costs the server more than it saves the caller: it is a packet or a few. */
const worthCompressing = 8000

/** What an answer is made on. */
type Answering = Pick<Context<{ Bindings: { inProcess?: object } }>, 'env' | 'req' | 'body'>

const plain = { 'content-type': 'application/json', 'cache-control': 'no-store' }

/** Takes an answer's length; returns whether it is sent compressed. */
export const isWorthCompressing = (length: number): boolean => length >= worthCompressing

/** Takes a call and the length of its answer; returns the encoding to send it in. A page that asks in our own process reads text. */
export function encodingOf(c: Answering, length: number): Encoding {
  if (!isWorthCompressing(length) || c.env?.inProcess) return 'identity'
  return chooseEncoding(c.req.header('accept-encoding'))
}

/** Takes an answer as text or as bytes of an encoding; returns the response, which nobody may keep. */
export function jsonResponse(
  c: Answering,
  body: string | Uint8Array<ArrayBuffer>,
  status: 200 | 201,
  encoding: Encoding,
): Response {
  if (encoding === 'identity') return c.body(body, status, plain)
  return c.body(body, status, { ...plain, 'content-encoding': encoding, vary: 'accept-encoding' })
}

/** Takes an answer's text; returns the response, compressed where it is long and the caller takes it so. */
export function textResponse(c: Answering, text: string, status: 200 | 201): Response {
  const encoding = encodingOf(c, text.length)
  const body = encoding === 'identity' ? text : compressOnce(Buffer.from(text), encoding)
  return jsonResponse(c, body, status, encoding)
}
