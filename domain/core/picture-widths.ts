/** The widths in px in which pictures are served, by their places on the pages. Design 10, spec 9. */
export const pictureWidths = [
  112,
  224,
  336, // rows
  240,
  480,
  720, // tiles
  400,
  800,
  1200, // items and the home page's head
  326,
  652, // popups
  640,
  1280, // banners
  500, // open graph: a square on white (spec 9)
  192,
  512, // icons of the installed website: squares on white
] as const

/** The widths in which a picture is a square on white, whatever its shape. Spec 9. */
export const squareWidths: readonly number[] = [192, 500, 512]

export type PictureWidth = (typeof pictureWidths)[number]

/** Takes any number; says whether pictures are served in that width. Design 10. */
export function isPictureWidth(width: number): width is PictureWidth {
  return (pictureWidths as readonly number[]).includes(width)
}
