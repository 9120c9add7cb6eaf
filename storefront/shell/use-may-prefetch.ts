import { useSyncExternalStore } from 'react'

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

const never = () => () => undefined

/** Takes what the browser knows of the connection; returns whether pages may be fetched ahead (spec 9). */
export function mayPrefetchOn(connection: Connection | undefined): boolean {
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}

/** Whether links may be fetched ahead: not on 2g, not with data saver (spec 9); never while rendering on the server. */
export function useMayPrefetch(): boolean {
  return useSyncExternalStore(
    never,
    () => mayPrefetchOn('connection' in navigator ? (navigator.connection as Connection) : undefined),
    () => false,
  )
}
