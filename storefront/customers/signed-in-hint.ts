import { deviceStore } from '#web/browser-stores.ts'

const key = 'signed-in'

/**
 * Whether this browser was signed in when it was last asked. The token itself is out of scripts' reach; without the hint
 * every page of a guest would ask who is signed in. It says nothing of whom, and is never believed: the server is asked.
 */
export const signedInHint = {
  is(): boolean {
    return deviceStore.getItem(key) === '1'
  },
  set(signedIn: boolean): void {
    if (signedIn) deviceStore.setItem(key, '1')
    else deviceStore.removeItem(key)
  },
  /** Takes what to do when another tab signs in or out; returns how to stop. */
  onChange(run: () => void): () => void {
    const listen = (event: StorageEvent) => (event.key === key || event.key === null) && run()
    window.addEventListener('storage', listen)
    return () => window.removeEventListener('storage', listen)
  },
}
