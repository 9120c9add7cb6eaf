#!/usr/bin/env bash
# stripe 23.1.0 (Node): how the library writes arrays and nothing into a call.
#
# Guess: arrays go as the documentation's curl examples write them, `expand[]=latest_charge`; a field that is null is left
# out, and an empty array clears what was set.
# Seen: arrays are numbered, `expand[0]=latest_charge`, so a test server that looks for `expand[]` expands nothing; null is
# sent as an empty value, `metadata[note]=`, which deletes the key at Stripe; an empty array sends nothing at all, so it
# clears nothing.
# Exits non-zero when one of the three changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund stripe@23.1.0 >/dev/null
cat >run.mjs <<'JS'
import { createServer } from 'node:http'
import Stripe from 'stripe'
const seen = []
const server = createServer((request, response) => {
  let body = ''
  request.on('data', (part) => (body += part))
  request.on('end', () => {
    seen.push(decodeURIComponent(body || request.url))
    response.writeHead(200, { 'content-type': 'application/json' })
    response.end(JSON.stringify({ id: 'pi_1', object: 'payment_intent' }))
  })
})
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
const { port } = server.address()
const stripe = new Stripe('sk_test_x', { host: '127.0.0.1', port, protocol: 'http', telemetry: false })
await stripe.paymentIntents.retrieve('pi_1', { expand: ['latest_charge', 'customer'] })
await stripe.paymentIntents.update('pi_1', { metadata: { note: null }, payment_method_types: [] })
server.close()
console.log(seen.join('\n'))
const [asked, changed] = seen
const isSame =
  asked === '/v1/payment_intents/pi_1?expand[0]=latest_charge&expand[1]=customer' && changed === 'metadata[note]='
process.exit(isSame ? 0 : 1)
JS
node run.mjs
