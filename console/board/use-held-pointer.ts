import { useEffect } from 'react'
import type { BoardEvent } from './board-state.ts'

/** Takes the board's ear; returns what to call when a pointer goes down on it: until it is up, no card moves (DESIGN 11). */
export function useHeldPointer(tell: (event: BoardEvent) => void): () => void {
  useEffect(() => {
    const release = () => tell({ type: 'release' })
    // after the click that ends the press has reached its card
    const later = () => void setTimeout(release, 0)
    window.addEventListener('pointerup', later)
    window.addEventListener('pointercancel', release)
    window.addEventListener('blur', release)
    return () => {
      window.removeEventListener('pointerup', later)
      window.removeEventListener('pointercancel', release)
      window.removeEventListener('blur', release)
    }
  }, [tell])
  return () => tell({ type: 'hold' })
}
