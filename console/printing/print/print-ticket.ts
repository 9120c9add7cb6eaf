const mmPerPixel = 25.4 / 96

/**
 * Takes the paper as it stands in the page and its width, mm; prints it on a page of exactly its length, so that a roll is
 * cut behind it. Resolves when the browser's dialog is over.
 */
export async function printTicket(paper: HTMLElement, width: number): Promise<void> {
  await document.fonts.ready
  const height = Math.ceil(paper.getBoundingClientRect().height * mmPerPixel) + 2
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(`@page { size: ${width}mm ${height}mm; margin: 0 }`)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
  const over = new Promise<void>((resolve) => {
    window.addEventListener('afterprint', () => resolve(), { once: true })
  })
  window.print()
  await over
  document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== sheet)
}
