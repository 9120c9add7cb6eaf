import { limits } from '#domain/core/limits.ts'

/** What is wrong with chosen files before they are sent. Spec 5. */
export type PhotoProblem = 'rating.photo-missing' | 'rating.photo-large' | 'rating.photos-many'

/**
 * Takes the chosen files and how many photos there are already; returns those that can go up and the first thing that
 * is wrong with the others. Spec 5: 6 images of 4 MB, attach an image.
 */
export function checkPhotos<F extends { readonly size: number }>(
  files: readonly F[],
  had: number,
): { send: readonly F[]; problem: PhotoProblem | undefined } {
  if (files.length === 0 || files.some((file) => file.size === 0))
    return { send: [], problem: 'rating.photo-missing' }
  const fitting = files.filter((file) => file.size <= limits.imageBytes)
  const send = fitting.slice(0, Math.max(0, limits.imagesPerUpload - had))
  if (fitting.length < files.length) return { send, problem: 'rating.photo-large' }
  return { send, problem: send.length < fitting.length ? 'rating.photos-many' : undefined }
}
