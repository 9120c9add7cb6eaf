/** How a picture lies under its square window: zoomed from "just covering" (1), its middle moved, in parts of its own size. */
export interface Crop {
  readonly zoom: number
  readonly x: number
  readonly y: number
}

export const centred: Crop = { zoom: 1, x: 0.5, y: 0.5 }
export const mostZoom = 4

/** Takes a picture's size in px and a crop; returns the square of it that is used, in px, never beyond its edges. */
export function cropSquare(
  { width, height }: { readonly width: number; readonly height: number },
  { zoom, x, y }: Crop,
): { readonly left: number; readonly top: number; readonly side: number } {
  const side = Math.min(width, height) / Math.min(mostZoom, Math.max(1, zoom))
  return {
    side,
    left: within(x * width - side / 2, width - side),
    top: within(y * height - side / 2, height - side),
  }
}

/** Takes a picture's size, a crop and a way in parts of the window; returns the crop after it, still inside the picture. */
export function moveCrop(
  size: { readonly width: number; readonly height: number },
  crop: Crop,
  east: number,
  south: number,
): Crop {
  const { left, top, side } = cropSquare(size, crop)
  const moved = {
    left: within(left + east * side, size.width - side),
    top: within(top + south * side, size.height - side),
  }
  return { ...crop, x: (moved.left + side / 2) / size.width, y: (moved.top + side / 2) / size.height }
}

const within = (value: number, most: number) => Math.max(0, Math.min(most, value))
