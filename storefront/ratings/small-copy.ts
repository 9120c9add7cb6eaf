const side = 224

/** Takes a chosen file; returns a small copy of it as a data address to look at meanwhile, or '' when it is no picture. */
export async function smallCopy(file: Blob): Promise<string> {
  try {
    const bitmap = await createImageBitmap(file, { resizeWidth: side, resizeQuality: 'medium' })
    const canvas = document.createElement('canvas')
    canvas.width = bitmap.width
    canvas.height = bitmap.height
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0)
    bitmap.close()
    return canvas.toDataURL('image/jpeg', 0.8)
  } catch {
    return ''
  }
}
