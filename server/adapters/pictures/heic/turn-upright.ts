import type { Sharp } from 'sharp'

/** What makes a picture upright. */
export interface HeifTurns {
  /** Clockwise, 0, 90, 180 or 270. */
  readonly rotation: number
  /** Which sides are exchanged. */
  readonly mirror: 'left-right' | 'top-bottom' | undefined
  /** Phones turn, then mirror; a file may say it the other way round. */
  readonly mirrorFirst: boolean
}

/** Takes a picture and what makes it upright; returns it so. */
export function turnUpright(picture: Sharp, { rotation, mirror, mirrorFirst }: HeifTurns): Sharp {
  // sharp mirrors before it turns, whatever is asked first: a turn and then a mirror is a mirror and then the turn back
  const turned = picture.rotate(mirror && !mirrorFirst ? (360 - rotation) % 360 : rotation)
  if (mirror === 'left-right') return turned.flop()
  return mirror === 'top-bottom' ? turned.flip() : turned
}
