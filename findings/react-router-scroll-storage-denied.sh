#!/usr/bin/env bash
# react-router 8.4.0: the inline script of <ScrollRestoration> where the browser denies storage to a frame.
#
# Guess: the script guards its read of sessionStorage by try and catch, so a page in a frame without storage (a preview on
# another site, blocked cookies) loads without an error.
# Seen: the catch removes the broken entry from sessionStorage, and reading that property throws once more: the error leaves
# the script and is an uncaught error of the page.
# Exits non-zero when the script does not throw any more.
set -euo pipefail
folder=$(mktemp -d)
trap 'rm -rf "$folder"' EXIT
cd "$folder"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund react-router@8.4.0 react@19.3.1 react-dom@19.3.1 >/dev/null
cat >run.mjs <<'JS'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub, ScrollRestoration } from 'react-router'
import vm from 'node:vm'
const Stub = createRoutesStub([{ path: '/', Component: () => createElement(ScrollRestoration) }])
const html = renderToStaticMarkup(createElement(Stub, { initialEntries: ['/'] }))
const [, script] = /<script[^>]*>([\s\S]*?)<\/script>/.exec(html) ?? []
if (!script) throw new Error('no script was rendered')
const logged = []
const page = {
  window: { history: { state: { key: 'a' }, replaceState() {} }, scrollTo() {} },
  console: { error: (error) => logged.push(error.message) },
  get sessionStorage() {
    throw new Error('Access is denied for this document')
  },
}
page.document = {}
try {
  vm.runInNewContext(script, page)
  console.log(`ran to its end; logged: ${logged.join()}`)
  process.exit(1)
} catch (error) {
  console.log(`logged ${logged.length} time(s), then thrown: ${error.message}`)
}
JS
node run.mjs
