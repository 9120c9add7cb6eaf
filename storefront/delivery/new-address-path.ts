/** Takes the page that asks; returns the path of the page where an address is put on the map, which leads back to it. */
export function newAddressPath(from: string): string {
  return `/delivery-address?next=${encodeURIComponent(from)}`
}
