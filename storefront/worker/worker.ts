import { answerFor } from './answer-for.ts'
import { activateWorker } from './activate-worker.ts'
import { keepFiles } from './cached-pages.ts'
import { openPage, showPush } from './show-push.ts'
import { scope } from './worker-scope.ts'

// a new build's worker takes over at once: files of every build have names of their own, so pages of both find theirs
scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()))
scope.addEventListener('activate', (event) => event.waitUntil(activateWorker()))
scope.addEventListener('fetch', (event) => {
  const answer = answerFor(event)
  if (answer) event.respondWith(answer)
})
scope.addEventListener('message', (event) => event.waitUntil(keepFiles(event.data)))
scope.addEventListener('push', (event) => event.waitUntil(showPush(event)))
scope.addEventListener('notificationclick', (event) => event.waitUntil(openPage(event)))
