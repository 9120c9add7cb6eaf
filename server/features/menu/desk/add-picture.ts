import type { PictureWire } from '#contract/core/wire.ts'
import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { StaffSession } from '#server/http/request.ts'
import { asImageRefusal, spendUploadCost } from '#server/http/upload-costs.ts'
import { uploadPlaces, type ReadFile } from '#server/http/upload-places.ts'
import { mayEditMenu } from './menu-editor.ts'

const uploadsPerMinute = 30

/**
 * Takes a session and how to read the file; keeps the picture, encoded anew, for an item or a group that names it. Refuses
 * 'not-allowed' before a byte is read, 'too-many-requests', 'image-required', 'image-too-large', 'image-too-detailed', 'image-heic' and 'image-invalid'.
 */
export async function addMenuPicture(
  deps: Deps,
  staff: StaffSession,
  readFile: ReadFile,
): Promise<PictureWire | Refusal> {
  if (!mayEditMenu(staff)) return refuse('not-allowed')
  if (!deps.rateLimits.pass(`menu-picture:${staff.staffId}`, uploadsPerMinute, deps.clock()))
    return refuse('too-many-requests')
  return uploadPlaces.staff.take(staff.staffId, readFile, (bytes) => keepPicture(deps, staff, bytes))
}

async function keepPicture(
  deps: Deps,
  { tenantId, staffId }: StaffSession,
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
