import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** Whether presses and typing reach the page already: false in what the server has made until its scripts are here. */
export function useAlive(): boolean {
  return useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
}
