/** Sheets in which somebody has typed. */
const typedIn = new Set<Element>()

/** Takes the page; from now on it is known in which of its sheets something was typed or chosen. All sheets, so none forgets it. */
export function watchTyping(page: Document): void {
  for (const name of ['input', 'change'])
    page.addEventListener(
      name,
      ({ target }) => {
        const sheet = target instanceof Element ? target.closest('dialog[open]') : null
        if (sheet) typedIn.add(sheet)
      },
      { capture: true },
    )
}

/** Whether a reload would lose what was typed in a sheet; one that is closed was sent or given up. */
export function isTypedInSheet(): boolean {
  for (const sheet of typedIn) if (!sheet.isConnected) typedIn.delete(sheet)
  return typedIn.size > 0
}
