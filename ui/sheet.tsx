import { X } from 'lucide-react'
import { useEffect, useId, useRef } from 'react'
import type { PointerEvent, ReactNode } from 'react'
import { IconButton } from './icon-button.tsx'
import styles from './sheet.module.css'
import { useAskedClose } from './use-asked-close.ts'

interface SheetProps {
  readonly onClose: () => void
  readonly closeWord: string
  /** Shown as heading, or only said when `bare`. */
  readonly title: string
  /** float: the content brings its own head (a picture), the close button floats over it; bar: a line over the content. */
  readonly head?: 'plain' | 'float' | 'bar'
  /** item: 920 px with the picture at the start from 1200 px on. */
  readonly width?: 'normal' | 'item'
  readonly foot?: ReactNode
  readonly children: ReactNode
}

/**
 * A sheet from below, from 768 px on a centred dialog (design 5): native dialog, so focus is trapped and given back;
 * Esc, scrim, close button and dragging down close it; the page behind does not scroll.
 */
export function Sheet({
  onClose,
  closeWord,
  title,
  head = 'plain',
  width = 'normal',
  foot,
  children,
}: SheetProps) {
  const dialog = useRef<HTMLDialogElement>(null)
  const heading = useId()
  const { hear: dispatch, close } = useAskedClose(onClose)
  const drag = useDragDown(dialog, close)
  useEffect(() => {
    const opener = document.activeElement
    const around = placesOf(opener)
    dialog.current?.showModal()
    document.documentElement.classList.add('locked')
    return () => {
      // it may have stood over another one
      if (!document.querySelector('dialog:modal')) document.documentElement.classList.remove('locked')
      // the dialog is gone by now, and with it its own memory of where the focus was
      const back = opener?.isConnected ? opener : lastButtonIn(around)
      if (back instanceof HTMLElement) back.focus({ preventScroll: true })
    }
  }, [])
  useEffect(() => {
    // what had the focus is gone from the sheet, as the button of a second try is
    if (document.activeElement === document.body) dialog.current?.focus({ preventScroll: true })
  })
  return (
    // Esc reaches a native dialog by itself; the click listener is for the scrim, which is not content
    // eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions
    <dialog
      ref={dialog}
      tabIndex={-1}
      className={`${styles.sheet} ${width === 'item' ? styles.item : ''}`}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault()
        close()
      }}
      // a browser that is told twice in a row to close it does so, whatever the page says
      onClose={(event) => event.target === dialog.current && onClose()}
      onInput={dispatch}
      onClick={(event) => event.target === dialog.current && close()}
    >
      <div className={styles.inner}>
        <div className={styles.grip} {...drag} aria-hidden />
        <div className={styles[head]}>
          <h2 id={heading} className={head === 'float' ? 'vh' : undefined}>
            {title}
          </h2>
          <IconButton
            icon={X}
            label={closeWord}
            ground={head === 'float' ? 'float' : 'sunken'}
            onClick={close}
          />
        </div>
        <div className={styles.body}>{children}</div>
        {foot && <div className={styles.foot}>{foot}</div>}
      </div>
    </dialog>
  )
}

/** What the opener stands in, from near to far: it may be gone when the sheet closes, as "+" is once its item is in the cart. */
function placesOf(opener: Element | null): Element[] {
  const places: Element[] = []
  for (let place = opener?.parentElement; place && place !== document.body; place = place.parentElement)
    places.push(place)
  return places
}

function lastButtonIn(places: readonly Element[]): Element | undefined {
  const place = places.find(({ isConnected }) => isConnected)
  return [...(place?.querySelectorAll('button:not(:disabled)') ?? [])].at(-1)
}

/** Moves the sheet with the finger on its grip; past 96 px it closes, before that it springs back. */
function useDragDown(dialog: { current: HTMLDialogElement | null }, onClose: () => void) {
  const from = useRef<number | undefined>(undefined)
  const move = (y: number) => dialog.current?.style.setProperty('--drag', `${Math.max(0, y)}px`)
  const end = (event: PointerEvent) => {
    if (from.current === undefined) return
    const way = event.clientY - from.current
    from.current = undefined
    move(0)
    if (event.type === 'pointerup' && way > 96) onClose()
  }
  return {
    onPointerDown(event: PointerEvent) {
      from.current = event.clientY
      event.currentTarget.setPointerCapture(event.pointerId)
    },
    onPointerMove(event: PointerEvent) {
      if (from.current !== undefined) move(event.clientY - from.current)
    },
    onPointerUp: end,
    onPointerCancel: end,
  }
}
