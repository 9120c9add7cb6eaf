let left: Element | undefined

/** What a control stands in, without the group of its own buttons. */
const placeOf = (element: Element): Element | null =>
  (element.closest('[role="group"]') ?? element).parentElement

/**
 * Call when the pressed control is about to give its place to another one, as "+" does to a stepper: what takes the place in
 * the same turn takes the focus too.
 */
export function leavePlace(): void {
  const { activeElement } = document
  if (!activeElement || activeElement === document.body) return
  left = placeOf(activeElement) ?? undefined
  setTimeout(() => {
    left = undefined
  })
}

/** A ref for the control that comes instead. Nothing happens to who moved on meanwhile. */
export function takePlace(button: HTMLButtonElement | null): void {
  if (!button || !left || placeOf(button) !== left || document.activeElement !== document.body) return
  button.focus({ preventScroll: true })
}
