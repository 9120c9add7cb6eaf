import { constants } from '#domain/core/limits.ts'

const { width, height } = constants.mapMarkerPx

/** The marker, 38 by 95 (spec 9): a head on a stem, its foot on the spot. `fill` and `dot` are CSS colours. */
export function pinDrawing(fill: string, dot: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 38 95">` +
    '<ellipse cx="19" cy="91" rx="9" ry="3.2" fill="#000" opacity=".26"/>' +
    '<path d="M17.4 34h3.2L19.9 90.5a.9.9 0 0 1-1.8 0z" fill="#3b2a22"/>' +
    `<circle cx="19" cy="19" r="17.5" fill="${fill}" stroke="#fff" stroke-width="2"/>` +
    `<circle cx="19" cy="19" r="6.5" fill="${dot}"/></svg>`
  )
}

/** Where in the drawing the spot is. */
export const pinFoot: [number, number] = [width / 2, 91]

/** Pixels around what a map is fitted to: the pin stands on the northernmost spot and is as tall as it is. */
export const fitMargins = { top: height + 9, right: 48, bottom: 40, left: 48 }

const signs = {
  // a parcel on its way
  driver: '<path d="M10 13l7-3.5 7 3.5v8l-7 3.5-7-3.5zM10 13l7 3.5 7-3.5M17 16.5v8"/>',
  home: '<path d="M10 17l7-6.5 7 6.5M12 15.5V24h10v-8.5"/>',
} as const

export const markSize = 34

/** A round sign that marks what is no pin: the driver, the door. `fill` and `line` are CSS colours. */
export function markDrawing(kind: keyof typeof signs, fill: string, line: string): string {
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${markSize}" height="${markSize}" viewBox="0 0 34 34">` +
    `<circle cx="17" cy="17" r="15.5" fill="${fill}" stroke="#fff" stroke-width="2"/>` +
    `<g fill="none" stroke="${line}" stroke-width="1.8" stroke-linejoin="round">${signs[kind]}</g></svg>`
  )
}
