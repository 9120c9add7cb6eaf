/**
 * Where bytes of pictures lie, by path: words of letters, digits, `-`, `_` and `.` with `/` between them, never one that
 * begins with a dot. A disk or an S3; both know nothing of what lies there.
 */
export interface PictureFiles {
  /** Takes a path; returns its bytes, or undefined when nothing lies there. */
  read(path: string): Promise<Uint8Array<ArrayBuffer> | undefined>
  /** Takes a path and bytes; puts them there whole: nobody ever reads a part of them. */
  write(path: string, bytes: Uint8Array<ArrayBuffer>): Promise<void>
  /** Takes a folder's path ('' for all there is); yields the paths of all that lies in it, in no order. */
  list(folder: string): AsyncIterable<string>
  /** Takes a folder's path; all in it is gone. Fine with one that is gone already. */
  removeFolder(folder: string): Promise<void>
  /** Settles when pictures can be kept here; throws StartRefused with the reason when its settings are wrong. */
  check(): Promise<void>
}

const pathShape = /^[0-9A-Za-z_-][0-9A-Za-z_.-]*(\/[0-9A-Za-z_-][0-9A-Za-z_.-]*)*$/

/** Takes a path; returns it, or throws when it could lead elsewhere. */
export function safePath(path: string): string {
  if (!pathShape.test(path)) throw new RangeError('not a path of a picture')
  return path
}
