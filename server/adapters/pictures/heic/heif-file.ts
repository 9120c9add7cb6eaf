import type { LibHeif } from 'libheif-js/libheif-wasm/libheif-bundle.mjs'
import type { HeifTurns } from './turn-upright.ts'

/** Rows of pixels without gaps, in the library's own memory: right until it is called again. */
export interface HeifPixels {
  readonly width: number
  readonly height: number
  readonly channels: 3 | 4
  readonly bytes: Uint8Array<ArrayBuffer>
}

/** How the tiles of a picture lie, before it is turned. */
export interface HeifTiles {
  readonly columns: number
  readonly rows: number
  readonly tileWidth: number
  readonly tileHeight: number
  readonly width: number
  readonly height: number
}

/** The library refused: `size` says that it was for a size or a number of parts. */
export class HeifFault extends Error {
  readonly size: boolean
  constructor(code: number, part: number) {
    super(`libheif ${code}/${part}`)
    this.size = part === securityLimit
  }
}

/** heif_suberror_Security_limit_exceeded */
const securityLimit = 1000
/** heif_colorspace_RGB, heif_channel_interleaved; heif_chroma_interleaved_RGB and _RGBA, by the number of channels. */
const [rgb, interleaved] = [1, 10]
const chroma = { 3: 10, 4: 11 } as const
const [cropped, rotated, mirrored] = ['clap', 'irot', 'imir'].map((word) =>
  Buffer.from(word, 'latin1').readUInt32BE(),
)
/** Display P3 as nclx names its primaries (ITU-T H.273, table 2: SMPTE EG 432-1). */
const displayP3 = 12

/** A HEIF file in libheif 1.23 (C API, by its header files): its primary picture. Throws HeifFault. */
export class HeifFile {
  readonly #lib: LibHeif
  readonly #error: number
  /** For what the library writes to an address. */
  readonly #out: number
  readonly #context: number
  readonly #handle: number
  /** heif_decoding_options: turns and crops are left to the one who asks. */
  readonly #asStored: number

  constructor(lib: LibHeif, bytes: Uint8Array, mostPixels: number) {
    this.#lib = lib
    this.#error = lib._malloc(12)
    this.#out = lib._malloc(64)
    this.#context = lib._heif_context_alloc()
    // max_image_size_pixels, 64 bits: what a stream claims beyond its file's own word
    const limits = lib._heif_context_get_security_limits(this.#context) / 4
    lib.HEAPU32.set([mostPixels, 0], limits + 2)
    const at = lib._malloc(bytes.length)
    lib.HEAPU8.set(bytes, at)
    lib._heif_context_read_from_memory(this.#error, this.#context, at, bytes.length, 0)
    this.#check()
    lib._heif_context_get_primary_image_handle(this.#error, this.#context, this.#out)
    this.#check()
    this.#handle = this.#word(this.#out)
    this.#asStored = lib._heif_decoding_options_alloc()
    lib.HEAPU8[this.#asStored + 1] = 1
  }

  get size(): { width: number; height: number } {
    return {
      width: this.#lib._heif_image_handle_get_width(this.#handle),
      height: this.#lib._heif_image_handle_get_height(this.#handle),
    }
  }

  get hasAlpha(): boolean {
    return this.#lib._heif_image_handle_has_alpha_channel(this.#handle) !== 0
  }

  tiles(): HeifTiles {
    this.#lib._heif_image_handle_get_image_tiling(this.#error, this.#handle, 0, this.#out)
    this.#check()
    const [columns, rows, tileWidth, tileHeight, width, height] = [1, 2, 3, 4, 5, 6].map((i) =>
      this.#word(this.#out + 4 * i),
    ) as [number, number, number, number, number, number]
    return { columns, rows, tileWidth, tileHeight, width, height }
  }

  /** What makes its tiles upright; undefined: it is cropped as well, which only the whole of it can be. */
  turns(): HeifTurns | undefined {
    const lib = this.#lib
    const item = lib._heif_image_handle_get_item_id(this.#handle)
    const count = lib._heif_item_get_transformation_properties(this.#context, item, this.#out, 16)
    const ids = Array.from({ length: count }, (_, i) => this.#word(this.#out + 4 * i))
    const kinds = ids.map((id) => lib._heif_item_get_property_type(this.#context, item, id))
    if (kinds.includes(cropped ?? 0)) return undefined
    const [turn, mirror] = [rotated, mirrored].map((kind) => kinds.indexOf(kind ?? 0)) as [number, number]
    const of = [this.#context, item] as const
    const left = turn < 0 ? 0 : lib._heif_item_get_property_transform_rotation_ccw(...of, ids[turn] ?? 0)
    const way = mirror < 0 ? -1 : lib._heif_item_get_property_transform_mirror(...of, ids[mirror] ?? 0)
    return {
      rotation: (360 - left) % 360,
      mirror: ({ 0: 'top-bottom', 1: 'left-right' } as const)[way],
      mirrorFirst: mirror < turn,
    }
  }

  /** The whole picture, upright; pixels that hide behind others' transparency as they are. */
  decode(): HeifPixels {
    const channels = this.hasAlpha ? 4 : 3
    this.#lib._heif_decode_image(this.#error, this.#handle, this.#out, rgb, chroma[channels], 0)
    this.#check()
    const { pixels } = this.#pixels(channels)
    if (this.#lib._heif_image_handle_is_premultiplied_alpha(this.#handle) !== 0) unmultiply(pixels.bytes)
    return pixels
  }

  /** Takes a tile's place and who copies its pixels: they are gone afterwards. */
  tile(column: number, row: number, copy: (pixels: HeifPixels) => void): void {
    const of = [this.#error, this.#handle, this.#out, rgb, chroma[3], this.#asStored, column, row] as const
    this.#lib._heif_image_handle_decode_image_tile(...of)
    this.#check()
    const { pixels, image } = this.#pixels(3)
    copy(pixels)
    this.#lib._heif_image_release(image)
  }

  /** The ICC profile of its colours; `p3` is named by a number alone; undefined: those of the web. */
  profile(): Uint8Array | 'p3' | undefined {
    const size = this.#lib._heif_image_handle_get_raw_color_profile_size(this.#handle)
    if (size > 0) {
      const at = this.#lib._malloc(size)
      this.#lib._heif_image_handle_get_raw_color_profile(this.#error, this.#handle, at)
      this.#check()
      return this.#lib.HEAPU8.slice(at, at + size)
    }
    this.#lib._heif_image_handle_get_nclx_color_profile(this.#error, this.#handle, this.#out)
    const none = this.#word(this.#error) !== 0
    return !none && this.#word(this.#word(this.#out) + 4) === displayP3 ? 'p3' : undefined
  }

  #pixels(channels: 3 | 4): { pixels: HeifPixels; image: number } {
    const lib = this.#lib
    const image = this.#word(this.#out)
    const [width, height] = [
      lib._heif_image_get_width(image, interleaved),
      lib._heif_image_get_height(image, interleaved),
    ]
    const at = lib._heif_image_get_plane_readonly(image, interleaved, this.#out)
    const [stride, row] = [this.#word(this.#out), width * channels]
    const heap = lib.HEAPU8
    if (stride !== row)
      for (let y = 1; y < height; y += 1)
        heap.copyWithin(at + y * row, at + y * stride, at + y * stride + row)
    return { pixels: { width, height, channels, bytes: heap.subarray(at, at + row * height) }, image }
  }

  #word(at: number): number {
    return this.#lib.HEAPU32[at / 4] ?? 0
  }

  /** heif_error: its code, its finer code, its words. */
  #check(): void {
    const code = this.#word(this.#error)
    if (code !== 0) throw new HeifFault(code, this.#word(this.#error + 4))
  }
}

/** Takes RGBA whose colours were multiplied by their opacity; makes them what they were. */
function unmultiply(bytes: Uint8Array): void {
  for (let i = 0; i < bytes.length; i += 4) {
    const alpha = bytes[i + 3] ?? 255
    if (alpha === 0 || alpha === 255) continue
    for (let k = i; k < i + 3; k += 1) bytes[k] = Math.min(255, Math.round(((bytes[k] ?? 0) * 255) / alpha))
  }
}
