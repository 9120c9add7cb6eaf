/** What of libheif-js is used: its C functions, by addresses in its memory. The package's types say `any` of the memory. */
declare module 'libheif-js/libheif-wasm/libheif-bundle.mjs' {
  export interface LibHeif {
    /** Another object whenever its memory grew. */
    readonly HEAPU8: Uint8Array<ArrayBuffer>
    readonly HEAPU32: Uint32Array<ArrayBuffer>
    _malloc(bytes: number): number
    _heif_context_alloc(): number
    /** Of `heif_security_limits`. */
    _heif_context_get_security_limits(context: number): number
    _heif_context_read_from_memory(
      error: number,
      context: number,
      at: number,
      bytes: number,
      options: number,
    ): void
    _heif_context_get_primary_image_handle(error: number, context: number, handle: number): void
    _heif_image_handle_get_item_id(handle: number): number
    _heif_image_handle_get_width(handle: number): number
    _heif_image_handle_get_height(handle: number): number
    _heif_image_handle_has_alpha_channel(handle: number): number
    _heif_image_handle_is_premultiplied_alpha(handle: number): number
    _heif_image_handle_get_raw_color_profile_size(handle: number): number
    _heif_image_handle_get_raw_color_profile(error: number, handle: number, at: number): void
    _heif_image_handle_get_nclx_color_profile(error: number, handle: number, profile: number): void
    _heif_image_handle_get_image_tiling(
      error: number,
      handle: number,
      transformed: number,
      tiling: number,
    ): void
    _heif_item_get_transformation_properties(
      context: number,
      item: number,
      ids: number,
      count: number,
    ): number
    _heif_item_get_property_type(context: number, item: number, property: number): number
    _heif_item_get_property_transform_mirror(context: number, item: number, property: number): number
    _heif_item_get_property_transform_rotation_ccw(context: number, item: number, property: number): number
    _heif_decoding_options_alloc(): number
    _heif_decode_image(
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
    ): void
    _heif_image_handle_decode_image_tile(
      error: number,
      handle: number,
      image: number,
      colorspace: number,
      chroma: number,
      options: number,
      column: number,
      row: number,
    ): void
    _heif_image_get_width(image: number, channel: number): number
    _heif_image_get_height(image: number, channel: number): number
    _heif_image_get_plane_readonly(image: number, channel: number, stride: number): number
    _heif_image_release(image: number): void
  }
  export default function openLibHeif(): LibHeif
}
