import type { ReactNode } from 'react'
import table from './table.module.css'

interface ScrollRegionProps {
  readonly label: string
  /** Beside what a wide table looks like. */
  readonly className?: string | undefined
  readonly children: ReactNode
}

/** A table that may be wider or longer than its place: by keyboard it is scrolled once it has the focus. */
export function ScrollRegion({ label, className = '', children }: ScrollRegionProps) {
  const look = `${table.scroll} ${className}`
  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- else no key scrolls it
    <div className={look} role="region" aria-label={label} tabIndex={0}>
      {children}
    </div>
  )
}
