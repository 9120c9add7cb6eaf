import { useEffect, useRef, useState } from 'react'

/**
 * Takes what the page came with, how to ask for it, and a word that changes with it; asks again when that changes. A look
 * that fails leaves what was shown.
 */
export function useRefetch<T>(first: T, ask: () => Promise<T>, word: string): T {
  const [seen, setSeen] = useState({ word, value: first })
  const asking = useRef(ask)
  useEffect(() => {
    asking.current = ask
  })
  useEffect(() => {
    if (word === seen.word) return undefined
    let left = false
    asking.current().then(
      (value) => left || setSeen({ word, value }),
      () => {},
    )
    return () => {
      left = true
    }
  }, [word, seen.word])
  return seen.value
}
