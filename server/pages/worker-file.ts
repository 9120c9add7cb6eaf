import type { Words } from '#domain/core/words.ts'

/** What a worker knows of where it is: storefront/worker/worker-scope.ts reads it. */
export interface WorkerPlace {
  readonly tenant: string
  readonly build: string
  readonly name: Words
}

/** Takes its last breath: a browser that has the worker asks for this file again with every visit (safety 26: a kill flag). */
const goodbye = `self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()))
self.addEventListener('activate', (event) => event.waitUntil(leave()))
async function leave() {
  for (const name of await caches.keys()) await caches.delete(name)
  await self.registration.unregister()
}
`

/** The address of the worker, on every restaurant's host. */
export const workerPath = '/worker.js'

/**
 * Takes the worker's code and its place; returns the file. Another build or another restaurant makes another file, by
 * which browsers see that there is a new worker. Without code (switched off, or `npm run dev`) the worker there is goes.
 */
export function workerResponse(code: string | undefined, place: WorkerPlace): Response {
  const text = code === undefined ? goodbye : `self.maidah = ${inScript(place)};\n${code}`
  return new Response(text, {
    headers: {
      'content-type': 'text/javascript; charset=utf-8',
      'cache-control': 'no-cache',
      'content-security-policy': "default-src 'none'; connect-src 'self'",
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Line separators of JSON are none of scripts of old. */
function inScript(value: object): string {
  return JSON.stringify(value).replace(
    /[\u2028\u2029<]/g,
    (one) => `\\u${one.charCodeAt(0).toString(16).padStart(4, '0')}`,
  )
}
