import { useEffect, type ReactNode } from 'react'

declare global {
  interface Window {
    /** The page hears presses, and has done what it does by itself at first. Tests and measurements wait for it. */
    isAlive?: true
  }
}

/** Stands around a whole page: an effect of the outermost runs last. */
export function Marked({ children }: { readonly children: ReactNode }) {
  useEffect(() => {
    window.isAlive = true
  }, [])
  return children
}
