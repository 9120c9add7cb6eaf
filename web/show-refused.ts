/** An answer that comes later than this belongs to no press that a person still remembers. */
const longestWaitMs = 20_000

const wrong = '[aria-invalid="true"]'
const alertSelector = '[role="alert"]'

/** What a change of the page made wrong or said, in the page's order. */
const newly = (changes: readonly MutationRecord[], selector: string): HTMLElement[] => {
  const found = new Set<HTMLElement>()
  for (const { target, addedNodes } of changes)
    for (const node of [target, ...addedNodes]) {
      if (!(node instanceof HTMLElement) || !node.isConnected) continue
      if (node.matches(selector)) found.add(node)
      if (node !== target) for (const one of node.querySelectorAll<HTMLElement>(selector)) found.add(one)
    }
  return [...found]
    .filter((one) => one.checkVisibility())
    .toSorted((one, other) =>
      one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1,
    )
}

/** The form that an element is of: the dialog or form around it, else nothing is known of it. */
const formOf = (one: Element): Element | null => one.closest('form, dialog')

function focusOn(field: HTMLElement) {
  field.focus({ preventScroll: true })
  field.scrollIntoView({ block: 'nearest' })
}

const firstWrong = (place: Element | null | undefined): HTMLElement | undefined =>
  [...(place?.querySelectorAll<HTMLElement>(wrong) ?? [])].find((one) => one.checkVisibility())

/**
 * Takes a page; whenever a press of a button is refused, its first wrong field gets the focus, and what is said without
 * a field is scrolled to. Fields say it by aria-invalid, sentences by role="alert"; whoever types on is left alone.
 */
export function showRefused(page: Document): void {
  let pressedAt: number | undefined
  const forget = () => {
    pressedAt = undefined
  }
  const press = (event: Event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null
    if (!button && event.type === 'click') return
    pressedAt = performance.now()
    const saves = event.type === 'submit' || (button instanceof HTMLElement && 'primary' in button.dataset)
    if (!saves) return
    const form = formOf(event.target as Element) ?? page.querySelector('main')
    // what was wrong before and is so still changes nothing on the page
    setTimeout(() => {
      const field = pressedAt === undefined ? undefined : firstWrong(form)
      if (!field) return
      forget()
      focusOn(field)
    })
  }
  const look = (changes: MutationRecord[]) => {
    if (pressedAt === undefined || performance.now() - pressedAt > longestWaitMs) return
    const [field] = newly(changes, wrong)
    const [words] = newly(changes, alertSelector)
    if (!field && !words) return
    forget()
    if (field) focusOn(firstWrong(formOf(field)) ?? field)
    else words?.scrollIntoView({ block: 'nearest' })
  }
  new MutationObserver(look).observe(page, {
    subtree: true,
    childList: true,
    attributeFilter: ['aria-invalid'],
  })
  for (const name of ['click', 'submit']) page.addEventListener(name, press, { capture: true })
  for (const name of ['focusin', 'keydown']) page.addEventListener(name, forget, { capture: true })
}
