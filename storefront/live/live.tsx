import { useEffect } from 'react'
import { listenWhenQuiet } from './listen-when-quiet.ts'
import { reloadWhenFree } from './reload-when-free.ts'
import type { PageWorld } from './reload-when-free.ts'

const page: PageWorld = {
  isVisible: () => document.visibilityState === 'visible',
  onVisible(run) {
    document.addEventListener('visibilitychange', run)
    return () => document.removeEventListener('visibilitychange', run)
  },
  later: (run, milliseconds) => void setTimeout(run, milliseconds),
  random: Math.random,
  reload: () => window.location.reload(),
}

/** It comes with what a page loads when it rests. */
const atOnce = (run: () => void) => {
  run()
  return () => {}
}

/** The live line of every page: hears `client_frontend` and reloads when nothing is lost by it (spec 1). */
export function Live() {
  useEffect(() => {
    let reloading = false
    const listener = {
      reload({ spreadMs }: { readonly spreadMs: number }) {
        if (reloading) return
        reloading = true
        reloadWhenFree(spreadMs, page)
      },
    }
    return listenWhenQuiet(listener, atOnce)
  }, [])
  return null
}
