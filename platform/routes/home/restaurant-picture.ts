/** Takes a restaurant's id, one of its pictures and a width on file; returns the address on this site (a demo's only). */
export function restaurantPicture(restaurantId: string, pictureId: string, width: number): string {
  return `/pictures/${pictureId}/${width}?of=${restaurantId}`
}
