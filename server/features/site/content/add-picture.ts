import type { PictureWire } from '#contract/wire.ts'
import { limits } from '#domain/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/refusal.ts'
import type { Deps } from '#server/deps.ts'
import type { StaffSession } from '#server/request.ts'
import { uploadPlaces, type ReadFile } from '#server/upload-places.ts'

/** Pictures that one restaurant's staff may upload in a minute. */
const uploadsPerMinute = 30

/**
 * Takes a session and how to read a picture for banners, logo and backgrounds; keeps it encoded anew. Refuses 'image-required',
 * 'image-too-large', 'image-invalid', 'image-heic', 'busy' and 'too-many-requests'. Spec 5.
 */
export async function addPicture(
  { pictures, rateLimits, clock }: Deps,
  { tenantId, staffId }: StaffSession,
  readFile: ReadFile,
): Promise<PictureWire | Refusal> {
  if (!rateLimits.pass(`site-picture:${tenantId}`, uploadsPerMinute, clock()))
    return refuse('too-many-requests')
  return uploadPlaces.staff.take(staffId, readFile, (bytes) => keepPicture(pictures, tenantId, bytes))
}

async function keepPicture(
  pictures: Deps['pictures'],
  tenantId: string,
  bytes: Uint8Array,
): Promise<PictureWire | Refusal> {
  if (bytes.byteLength === 0) return refuse('image-required')
  if (bytes.byteLength > limits.imageBytes) return refuse('image-too-large')
  const stored = await pictures.put(tenantId, bytes)
  if (isRefusal(stored) && (stored.code === 'busy' || stored.code === 'image-heic')) return stored
  if (isRefusal(stored)) return refuse(stored.code === 'too-large' ? 'image-too-large' : 'image-invalid')
  const { id, cutout, color } = stored
  return { id, cutout, color }
}
