import type { Sharp } from 'sharp'
import type { HeifTurns } from './read-heif.ts'

/** Takes a picture and what makes it upright; returns it so. */
export function turnUpright(picture: Sharp, { rotation, mirror, mirrorFirst }: HeifTurns): Sharp {
  // sharp mirrors before it turns, whatever is asked first: a turn and then a mirror is a mirror and then the turn back
  const turned = picture.rotate(mirror && !mirrorFirst ? (360 - rotation) % 360 : rotation)
  if (mirror === 'left-right') return turned.flop()
  return mirror === 'top-bottom' ? turned.flip() : turned
}
