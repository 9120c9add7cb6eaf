import { Fragment } from 'react'
import type { ReactNode } from 'react'

/** Takes a text and elements for its {holes}; returns it with them. */
export function fillWith(text: string, holes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text
    .split(/\{(\w+)\}/)
    .map((part, i) => (i % 2 === 0 ? part : <Fragment key={part}>{holes[part]}</Fragment>))
}
