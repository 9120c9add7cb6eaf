import type { Picture } from '#domain/core/picture.ts'
import type { PictureWidth } from '#domain/core/picture-widths.ts'
import type { Refusal } from '#domain/core/refusal.ts'

export const pictureFormats = ['avif', 'webp', 'png'] as const
export type PictureFormat = (typeof pictureFormats)[number]

/** What is known of a picture once it is on file; sizes in px after turning it upright. */
export interface StoredPicture extends Picture {
  readonly width: number
  readonly height: number
}

export interface PictureFile {
  readonly bytes: Uint8Array<ArrayBuffer>
  /** Strong, with its quotes: a picture's id never gets other bytes. */
  readonly etag: string
}

/** Where tenants' pictures are kept. Nothing of one tenant is found under another's id. */
export interface PictureStore {
  /**
   * Takes a tenant's id and the bytes of a JPEG, PNG, WebP, AVIF or HEIC; looks at the content (never at a name or
   * a declared type), encodes it anew without its metadata and keeps that. Returns what is known of it, or
   * refuses: too-large (over 4 MB, 40 megapixels, 25 of HEIC in tiles and 8.4 of other HEIC, 4.2 of AVIF, or what its decoder may take), image-heic, bad-input (no such picture, or a broken one), busy. Spec 5.
   * A caller that must find the same picture again (demo data) may name the id: 20 characters of base62.
   */
  put(
    tenantId: string,
    bytes: Uint8Array,
    more?: {
      readonly id?: string
      /** Hears of the processor time that it took, ms, also when it was refused. */
      readonly spend?: ((ms: number) => void) | undefined
    },
  ): Promise<StoredPicture | Refusal>
  /**
   * Takes a tenant's id, a picture's id, one of the served widths in px and a format; returns the file, made
   * on the first ask, never wider than the original; undefined when the tenant has no such picture. Width 500
   * is a square on white (spec 9, open graph).
   */
  get(
    tenantId: string,
    id: string,
    width: PictureWidth,
    format: PictureFormat,
  ): Promise<PictureFile | undefined>
  /** Takes a tenant's id and a picture's id; the picture and all made of it are gone. Fine with one that is gone already. */
  remove(tenantId: string, id: string): Promise<void>
}
