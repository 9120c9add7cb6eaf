#!/usr/bin/env bash
# stripe 23.1.0 (Node): which refused calls the library sends again by itself.
#
# Guess: with `maxNetworkRetries` at its default, the answer that asks for a later try (429, too many requests) is waited for
# and sent again; a conflict (409) is an answer like any other 4xx and is thrown at once.
# Seen: the reverse. 409, 500 and 503 are sent three times, under one idempotency key that the library makes up
# (`stripe-node-retry-…`) where the caller gave none; 429 is thrown after one call, unless the answer says
# `stripe-should-retry: true`. Who counts calls, or waits for a rate limit to pass, has to do that alone.
# Exits non-zero when 429 is sent again, or 409 is not.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund stripe@23.1.0 >/dev/null
cat >run.mjs <<'JS'
import { createServer } from 'node:http'
import Stripe from 'stripe'
let status = 200
let extra = {}
let keys = []
const server = createServer((request, response) => {
  keys.push(request.headers['idempotency-key'])
  request.resume().on('end', () => {
    response.writeHead(status, { 'content-type': 'application/json', ...extra })
    response.end(JSON.stringify({ error: { type: 'invalid_request_error', message: 'no' } }))
  })
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address()
const stripe = new Stripe('sk_test_x', { host: '127.0.0.1', port, protocol: 'http', telemetry: false })
const callsAt = async (code, headers = {}) => {
  status = code
  extra = headers
  keys = []
  const error = await stripe.paymentIntents.create({ amount: 100, currency: 'sar' }).catch((one) => one)
  console.log(code, headers, 'calls:', keys.length, 'keys:', new Set(keys).size, error.type)
  return keys.length
}
const [bad, conflict, limited, failed, asked] = [
  await callsAt(400),
  await callsAt(409),
  await callsAt(429),
  await callsAt(503),
  await callsAt(429, { 'stripe-should-retry': 'true' }),
]
server.close()
process.exit(bad === 1 && conflict === 3 && limited === 1 && failed === 3 && asked === 3 ? 0 : 1)
JS
node run.mjs
