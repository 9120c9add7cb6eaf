import { Fragment } from 'react'
import type { ReactNode } from 'react'

/** Takes a text with {holes} and an element for each; returns it filled: an isolated number, an amount. */
export function sayReservation(text: string, holes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 0 ? part : <Fragment key={part}>{holes[part]}</Fragment>))
}
