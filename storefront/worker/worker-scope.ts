import type { Words } from '#domain/core/words.ts'
/** What the server writes before the worker's code (server/pages/worker-file.ts). */
export interface WorkerPlace {
  /** Whose pages these are: names the caches, so that nothing outlives a host's change of hands. */
  readonly tenant: string
  readonly build: string
  /** The restaurant's name in each language. */
  readonly name: Words
}

interface Extendable {
  waitUntil(work: Promise<unknown>): void
}
export interface FetchEvent extends Extendable {
  readonly request: Request
  respondWith(answer: Promise<Response>): void
}
export interface PushEvent extends Extendable {
  readonly data: { json(): unknown } | null
}
export interface ClickEvent extends Extendable {
  readonly notification: Notification
}
export interface MessageEvent extends Extendable {
  readonly data: unknown
}
export interface Tab {
  readonly url: string
  focus(): Promise<unknown>
}

/** The part of a service worker's world that is used here; TypeScript has it in a library that excludes the page's. */
interface WorkerScope {
  readonly maidah: WorkerPlace
  readonly location: Location
  readonly registration: ServiceWorkerRegistration
  readonly clients: {
    claim(): Promise<void>
    matchAll(which: { type: 'window'; includeUncontrolled: true }): Promise<readonly Tab[]>
    openWindow(url: string): Promise<unknown>
  }
  skipWaiting(): Promise<void>
  addEventListener(name: 'install' | 'activate', act: (event: Extendable) => void): void
  addEventListener(name: 'fetch', act: (event: FetchEvent) => void): void
  addEventListener(name: 'message', act: (event: MessageEvent) => void): void
  addEventListener(name: 'push', act: (event: PushEvent) => void): void
  addEventListener(name: 'notificationclick', act: (event: ClickEvent) => void): void
}

export const scope = globalThis as unknown as WorkerScope
export const { maidah: place } = scope
