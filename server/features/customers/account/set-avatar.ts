import { limits } from '#domain/core/limits.ts'
import { isRefusal, refuse, type Refusal } from '#domain/core/refusal.ts'
import type { Deps } from '#server/core/deps.ts'
import type { CustomerSession } from '#server/http/request.ts'
import { asImageRefusal, spendUploadCost } from '#server/http/upload-costs.ts'
import { uploadPlaces, type ReadFile } from '#server/http/upload-places.ts'
import { lockCustomer, updateCustomer } from '#server/store/customers/customers.ts'

/**
 * Takes who is signed in and how to read a picture; keeps it, encoded anew, in the place of the former one. Refuses
 * 'image-required', 'image-too-large', 'image-too-detailed', 'image-invalid', 'image-heic', 'too-many-requests' and 'busy'. Spec 5.
 */
export function setAvatar(
  deps: Pick<Deps, 'db' | 'pictures' | 'clock' | 'seal'>,
  session: CustomerSession,
  readFile: ReadFile,
): Promise<Refusal | undefined> {
  return uploadPlaces.avatars.take(session.customerId, readFile, (bytes) => keepAvatar(deps, session, bytes))
}

async function keepAvatar(
  deps: Pick<Deps, 'db' | 'pictures' | 'clock' | 'seal'>,
  session: CustomerSession,
  bytes: Uint8Array,
): Promise<Refusal | undefined> {
  if (bytes.byteLength === 0) return refuse('image-required')
  if (bytes.byteLength > limits.imageBytes) return refuse('image-too-large')
  const { tenantId, customerId } = session
  const of = { tenantId, by: 'guest', person: customerId } as const
  const stored = await spendUploadCost(deps, of, { shelf: tenantId, bytes })
  if (isRefusal(stored)) return asImageRefusal(stored)
  const { id, cutout, color } = stored
  await replaceAvatar(deps, session, { id, cutout, color })
  return undefined
}

/** Takes who is signed in; takes the picture away. */
export function removeAvatar(deps: Pick<Deps, 'db' | 'pictures'>, session: CustomerSession): Promise<void> {
  return replaceAvatar(deps, session, null)
}

async function replaceAvatar(
  { db, pictures }: Pick<Deps, 'db' | 'pictures'>,
  { tenantId, customerId }: CustomerSession,
  avatar: { id: string; cutout: boolean; color: string } | null,
): Promise<void> {
  const former = await db.write(tenantId, async (tx) => {
    const row = await lockCustomer(tx, customerId)
    await updateCustomer(tx, customerId, { avatar: avatar && JSON.stringify(avatar) })
    return row?.avatar
  })
  if (former) await pictures.remove(tenantId, former.id)
}
