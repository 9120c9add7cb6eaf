/** Takes an address and our reference; returns the address that brings it back as `ref`. */
export function withReference(address: string, reference: string): string {
  const url = new URL(address)
  url.searchParams.set('ref', reference)
  return url.href
}
