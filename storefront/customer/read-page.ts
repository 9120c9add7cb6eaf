/** Takes the page that an address names, or none; returns it, or undefined when it cannot be one. Spec 2 /account/orders/{page}. */
export function readPage(text: string | null | undefined): number | undefined {
  if (text === null || text === undefined) return 1
  return /^[1-9]\d{0,4}$/.test(text) ? Number(text) : undefined
}
