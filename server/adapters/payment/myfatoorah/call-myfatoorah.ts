import { z } from 'zod'
import { callGateway } from '../call-gateway.ts'
import type { Received } from '../call-gateway.ts'
import type { CallLimits, GatewayAccount } from '../port.ts'
import { readJson } from '../read-json.ts'

/** Takes an account, a V2 call and its body; returns what was heard. Every V2 call is a POST of JSON. */
export function callMyFatoorah(
  account: GatewayAccount,
  path: string,
  body: object,
  limits?: CallLimits,
): Promise<Received> {
  const headers = {
    authorization: `Bearer ${account.secretKey}`,
    accept: 'application/json',
    'content-type': 'application/json',
  }
  const request = { method: 'POST', headers, body: JSON.stringify(body) }
  return callGateway(`${account.apiUrl}/v2/${path}`, request, limits)
}

/** Takes what was heard and the shape of its data; returns the data of a call that succeeded, else undefined. */
export function readMyFatoorah<T>(received: Received, shape: z.ZodType<T>): T | undefined {
  if (received.status !== 200) return undefined
  return readJson(received.text, z.object({ IsSuccess: z.literal(true), Data: shape }))?.Data
}

const refusals: readonly z.ZodType[] = [
  z.object({ IsSuccess: z.literal(false) }),
  z.object({ FieldsErrors: z.array(z.unknown()).min(1) }),
  z.object({ Data: z.object({ ErrorMessage: z.string().min(1) }) }),
]

/**
 * Takes what was heard; returns whether it is MyFatoorah's own no. A wrong token brings 401 without a body; a page in
 * HTML, a bare text or an error of the web server before it is nobody's word.
 */
export function isMyFatoorahRefusal(received: Received): boolean {
  if (received.status === 401) return true
  return (
    [200, 400, 403, 404].includes(received.status) &&
    refusals.some((shape) => readJson(received.text, shape) !== undefined)
  )
}
