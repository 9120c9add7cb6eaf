import { limits } from '#domain/core/limits.ts'

/** Takes the chosen file or none; returns what is wrong with it before it is sent. Spec 5 (4 MB; attach an image). */
export function checkAvatar(
  file: { readonly size: number } | undefined,
): 'info.avatar-missing' | 'info.avatar-large' | undefined {
  if (!file || file.size === 0) return 'info.avatar-missing'
  return file.size > limits.imageBytes ? 'info.avatar-large' : undefined
}
