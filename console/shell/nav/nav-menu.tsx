import type { LucideIcon } from 'lucide-react'
import { useId, useRef } from 'react'
import type { CSSProperties, MouseEvent, ReactNode } from 'react'
import { Icon } from '#ui/icon.tsx'
import styles from './nav.module.css'

interface NavMenuProps {
  readonly id: string
  readonly icon: LucideIcon
  readonly word: string
  /** The room that is open is one of these. */
  readonly here?: boolean
  /** About how many rows it holds: it opens beside its button, and never beyond the window's end. */
  readonly size: number
  readonly children: ReactNode
}

/** A button of the rail with a panel beside it; a native popover, so Esc and a press elsewhere close it, scripts or not. */
export function NavMenu({ id, icon, word, here = false, size, children }: NavMenuProps) {
  const panel = useRef<HTMLDivElement>(null)
  const name = `${id}-${useId()}`
  const place = (event: MouseEvent<HTMLButtonElement>) =>
    panel.current?.style.setProperty('--y', `${event.currentTarget.getBoundingClientRect().top}px`)
  // a link inside leads away: the panel has done its work
  const leave = (event: MouseEvent<HTMLDivElement>) => {
    if (event.target instanceof Element && event.target.closest('a')) panel.current?.hidePopover()
  }
  return (
    <>
      <button
        type="button"
        className={styles.stop}
        data-here={here || undefined}
        popoverTarget={name}
        onClick={place}
      >
        <Icon of={icon} />
        {word}
      </button>
      {/* the links inside are what is pressed, by keyboard too */}
      {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions */}
      <div
        ref={panel}
        id={name}
        popover="auto"
        role="group"
        aria-label={word}
        className={styles.panel}
        style={{ '--size': size } as CSSProperties}
        onClick={leave}
      >
        {children}
      </div>
    </>
  )
}
