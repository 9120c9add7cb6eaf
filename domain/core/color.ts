/** A colour as #rrggbb in lower case. */
export type Hex = `#${string}`

type Triple = readonly [number, number, number]

const toLinear = (c: number) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4)
const toGamma = (c: number) => (c <= 0.0031308 ? c * 12.92 : 1.055 * c ** (1 / 2.4) - 0.055)

/** Takes #rrggbb; returns red, green and blue as whole numbers 0-255. Throws on anything else: that is a bug. */
export function channels(hex: Hex): Triple {
  if (!/^#[0-9a-f]{6}$/.test(hex)) throw new RangeError(`not a colour: ${hex}`)
  const value = Number.parseInt(hex.slice(1), 16)
  return [value >> 16, (value >> 8) & 255, value & 255]
}

function linear(hex: Hex): Triple {
  const [r, g, b] = channels(hex)
  return [toLinear(r / 255), toLinear(g / 255), toLinear(b / 255)]
}

function toHex(rgb: Triple): Hex {
  const part = (c: number) => {
    const byte = Math.round(Math.min(1, Math.max(0, toGamma(Math.max(0, c)))) * 255)
    return byte.toString(16).padStart(2, '0')
  }
  return `#${part(rgb[0])}${part(rgb[1])}${part(rgb[2])}`
}

/** Takes #rrggbb; returns its relative luminance 0-1 (WCAG 2.2). */
export function luminance(hex: Hex): number {
  const [r, g, b] = linear(hex)
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

/** Takes two colours; returns their contrast 1-21 (WCAG 2.2). Design 9. */
export function contrast(a: Hex, b: Hex): number {
  const [la, lb] = [luminance(a), luminance(b)]
  return (Math.max(la, lb) + 0.05) / (Math.min(la, lb) + 0.05)
}

function toOklab(hex: Hex): Triple {
  const [r, g, b] = linear(hex)
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b)
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b)
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b)
  return [
    0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s,
    1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s,
    0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s,
  ]
}

function fromOklab([lightness, a, b]: Triple): Triple {
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
}

/** Takes two colours and the share (0-1) of the first; returns them mixed in OKLab, as CSS color-mix does. */
export function mix(a: Hex, b: Hex, share: number): Hex {
  const [first, second] = [toOklab(a), toOklab(b)]
  const at = (i: 0 | 1 | 2) => first[i] * share + second[i] * (1 - share)
  return toHex(fromOklab([at(0), at(1), at(2)]))
}

/** Takes a colour and a lightness 0-1; returns it at that OKLCH lightness, with less chroma where sRGB ends. */
export function atLightness(hex: Hex, lightness: number): Hex {
  const [, a, b] = toOklab(hex)
  let [low, high] = [0, 1]
  for (let step = 0; step < 12; step += 1) {
    const chroma = (low + high) / 2
    const rgb = fromOklab([lightness, a * chroma, b * chroma])
    if (rgb.every((c) => c >= -0.0005 && c <= 1.0005)) low = chroma
    else high = chroma
  }
  return toHex(fromOklab([lightness, a * low, b * low]))
}

/** Takes a colour and grounds; returns the lowest contrast that it has on any of them. */
export function worstContrast(ink: Hex, grounds: readonly Hex[]): number {
  return Math.min(...grounds.map((ground) => contrast(ink, ground)))
}

/**
 * Takes a colour, grounds and the contrast that it must have on all of them; returns the colour itself or the
 * nearest one in OKLCH lightness that has it, and white or black where no lightness of it does. Design 2.
 */
export function readable(ink: Hex, grounds: readonly Hex[], least: number): Hex {
  if (worstContrast(ink, grounds) >= least) return ink
  const [start] = toOklab(ink)
  for (let step = 1; step <= 200; step += 1) {
    for (const lightness of [start - step / 200, start + step / 200]) {
      if (lightness < 0 || lightness > 1) continue
      const moved = atLightness(ink, lightness)
      if (worstContrast(moved, grounds) >= least) return moved
    }
  }
  return worstContrast('#000000', grounds) >= worstContrast('#ffffff', grounds) ? '#000000' : '#ffffff'
}

/**
 * Takes a ground and the two inks to choose from, the light one first; returns the one that contrasts more, or
 * plain white or black when neither reaches 4.5:1 (one of these always does). Design 2 (on-primary, on-hero).
 */
export function inkOn(ground: Hex, light: Hex, dark: Hex): Hex {
  const best = contrast(light, ground) >= contrast(dark, ground) ? light : dark
  if (contrast(best, ground) >= 4.5) return best
  return contrast('#ffffff', ground) >= contrast('#000000', ground) ? '#ffffff' : '#000000'
}
