#!/usr/bin/env bash
# twilio 6.3.1 (Node SDK): what is signed of a webhook whose form names a field more than once.
#
# Guess: Twilio's rule "sort the POST fields by name and append name and value" covers every field that was sent, so that
# `Tag=b&Tag=a&Tag=b` is signed as TagbTagaTagb or, sorted, TagaTagbTagb.
# Seen: each value of a repeated name is signed once, in sorted order: TagaTagb. A server that walks all fields of the body
# (`[...new URLSearchParams(body)]`) rejects a genuine request; so does one that keeps the last value alone.
# Exits non-zero when the SDK signs repeated values otherwise.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund twilio@6.3.1 >/dev/null
cat >run.cjs <<'JS'
const { createHmac } = require('node:crypto')
const twilio = require('twilio')
const [token, url] = ['12345', 'https://shop.example/reports']
const sign = (text) => createHmac('sha1', token).update(text).digest('base64')
const signed = twilio.getExpectedTwilioSignature(token, url, { MessageSid: 'SM1', Tag: ['b', 'a', 'b'] })
const texts = {
  'as sent': 'MessageSidSM1TagbTagaTagb',
  sorted: 'MessageSidSM1TagaTagbTagb',
  'the last one': 'MessageSidSM1Tagb',
  'each once, sorted': 'MessageSidSM1TagaTagb',
}
for (const [name, text] of Object.entries(texts)) console.log(`${name}: ${sign(url + text) === signed}`)
process.exit(sign(url + texts['each once, sorted']) === signed ? 0 : 1)
JS
node run.cjs
