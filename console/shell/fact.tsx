import type { ReactNode } from 'react'

/** A line of a list of facts: what it is, and what it is here. Stands in a `dl`. */
export function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}
