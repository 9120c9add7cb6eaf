import { Fragment, type ReactNode } from 'react'
import { N } from '#ui/n.tsx'

/** Takes a text with open {holes} and elements for them, digits as strings; returns it filled, digits isolated. */
export function fill(text: string, holes: Readonly<Record<string, ReactNode>>): ReactNode {
  return text.split(/\{(\w+)\}/).map((part, i) => {
    if (i % 2 === 0) return part
    const hole = holes[part]
    return <Fragment key={i}>{typeof hole === 'string' ? <N>{hole}</N> : hole}</Fragment>
  })
}
