import { useSyncExternalStore } from 'react'

/** Returns whether this browser knows passkeys; undefined while the server writes the page. */
export function usePasskeysHere(): boolean | undefined {
  return useSyncExternalStore<boolean | undefined>(
    () => () => {},
    () => 'PublicKeyCredential' in window,
    () => undefined,
  )
}
