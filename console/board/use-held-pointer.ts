import { useEffect } from 'react'
import { onRelease } from '../live/on-release.ts'
import type { BoardEvent } from './board-state.ts'

/** Takes the board's ear; returns what to call when a pointer goes down on it: until it is up, no card moves (DESIGN 11). */
export function useHeldPointer(tell: (event: BoardEvent) => void): () => void {
  useEffect(() => onRelease(() => tell({ type: 'release' })), [tell])
  return () => tell({ type: 'hold' })
}
