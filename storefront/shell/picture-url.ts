/** Widths on file by place, in px: CSS width × density (design 10). */
export const pictureWidths = {
  thumb: [112, 224],
  row: [112, 224, 336],
  tile: [240, 480, 720],
  hero: [400, 800, 1200],
} as const

/** Takes a picture's id and one of the widths on file; returns its address. */
export function pictureUrl(id: string, width: number): string {
  return `/pictures/${id}/${width}`
}
