/** The size of `heicPicture`, px. */
export const heicPictureSize = { width: 64, height: 48 } as const

/**
 * The picture that the HEIC samples were made of: gradients under a fine pattern of light and dark, as letters have.
 * Returns its RGB, by a formula: nothing else has to be kept to compare with.
 */
export function heicPicture(): Uint8Array<ArrayBuffer> {
  const { width, height } = heicPictureSize
  const rgb = new Uint8Array(width * height * 3)
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const dark = x > 32 && (x * x * 7 + y * y * 5 + x * y * 3) % 4 === 0 ? -60 : 0
      rgb.set([80 + x * 2 + dark, 70 + y * 3 + dark, 240 - x - y + dark], (y * width + x) * 3)
    }
  return rgb
}
