import type { PictureWire } from '#contract/core/wire.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { asImageRefusal, spendUploadCost } from '#server/http/upload-costs.ts'
import { uploadPlaces, type ReadFile } from '#server/http/upload-places.ts'

/** Pictures that one restaurant's staff may upload in a minute. */
const uploadsPerMinute = 30

/**
 * Takes a session and how to read a picture for banners, logo and backgrounds; keeps it encoded anew. Refuses 'image-required',
 * 'image-too-large', 'image-too-detailed', 'image-invalid', 'image-heic', 'busy' and 'too-many-requests'. Spec 5.
 */
export async function addPicture(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
  readFile: ReadFile,
): Promise<PictureWire | Refusal> {
  if (!deps.rateLimits.pass(`site-picture:${tenantId}`, uploadsPerMinute, deps.clock()))
    return refuse('too-many-requests')
  return uploadPlaces.staff.take(staffId, readFile, (bytes) =>
    keepPicture(deps, { tenantId, staffId }, bytes),
  )
}

async function keepPicture(
  deps: Deps,
  { tenantId, staffId }: Pick<StaffSession, 'tenantId' | 'staffId'>,
  bytes: Uint8Array,
): Promise<PictureWire | Refusal> {
  if (bytes.byteLength === 0) return refuse('image-required')
  if (bytes.byteLength > limits.imageBytes) return refuse('image-too-large')
  const of = { tenantId, by: 'staff', person: staffId } as const
  const stored = await spendUploadCost(deps, of, { shelf: tenantId, bytes })
  if (isRefusal(stored)) return asImageRefusal(stored)
  const { id, cutout, color } = stored
  return { id, cutout, color }
}
