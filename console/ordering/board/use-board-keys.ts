import { useEffect } from 'react'
import type { KeyboardEvent } from 'react'
import { latinKey } from '../../live/latin-key.ts'

/** Takes a card; returns all cards of its column, in their order. */
export function cardsOf(card: HTMLElement): HTMLElement[] {
  return [...(card.closest('section')?.querySelectorAll<HTMLElement>('[data-ticket]') ?? [])]
}

/** Takes a card, if there is one; focuses the step that comes next for it, or the way to all else, and scrolls to it. */
export function focusStep(card: HTMLElement | null | undefined, inSight = true): void {
  const step =
    card?.querySelector<HTMLElement>('footer [data-step] button') ??
    card?.querySelector<HTMLElement>('button')
  step?.focus({ preventScroll: true })
  if (inSight) card?.scrollIntoView({ block: 'nearest' })
}

const isTyped = (target: EventTarget): boolean =>
  target instanceof Element && target.matches('input, textarea, select, [contenteditable]')

/** Focuses the first card that the board shows. */
export function focusFirst(): void {
  const cards = [...document.querySelectorAll<HTMLElement>('main [data-ticket]')]
  focusStep(cards.find((card) => card.checkVisibility()))
}

/** Where an arrow leads from a card: up and down in its column, to the sides into the next column that has one. */
function neighbour(card: HTMLElement, key: string): HTMLElement | undefined {
  const column = cardsOf(card)
  const place = column.indexOf(card)
  if (key === 'ArrowDown') return column[place + 1]
  if (key === 'ArrowUp') return column[place - 1]
  const onwards = key === (document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight')
  if (!onwards && key !== 'ArrowLeft' && key !== 'ArrowRight') return undefined
  const here = card.closest('section')
  const columns = [...(here?.parentElement?.children ?? [])]
  const from = here ? columns.indexOf(here) : 0
  const ways = onwards ? columns.slice(from + 1) : columns.slice(0, from).toReversed()
  return ways
    .filter((one) => one.checkVisibility())
    .map((one) => one.querySelector<HTMLElement>('[data-ticket]'))
    .find((one) => one !== null)
}

/**
 * The board without a mouse: `/` goes to the search, Enter there to what was found, arrows from card to card. A key that
 * is held down presses a button once: it would take an order from new to handed over otherwise.
 */
export function useBoardKeys(): (event: KeyboardEvent) => void {
  useEffect(() => {
    const find = (event: globalThis.KeyboardEvent) => {
      if (latinKey(event) !== '/' || event.ctrlKey || event.metaKey || event.altKey) return
      if ((event.target && isTyped(event.target)) || document.querySelector('dialog[open]')) return
      event.preventDefault()
      const field = document.querySelector<HTMLInputElement>('header input[type="search"]')
      field?.focus()
      field?.select()
    }
    window.addEventListener('keydown', find)
    return () => window.removeEventListener('keydown', find)
  }, [])
  return (event) => {
    const { key, target } = event
    if (!(target instanceof HTMLElement)) return
    if (key === 'Enter' && event.repeat) return event.preventDefault()
    const next = isTyped(target)
      ? undefined
      : neighbour(target.closest<HTMLElement>('[data-ticket]') ?? target, key)
    if (!next) return
    event.preventDefault()
    focusStep(next)
  }
}
