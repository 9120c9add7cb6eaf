/** What the authority says of a document, as its interface writes it. */
export interface Remark {
  readonly type: 'ERROR' | 'WARNING'
  readonly code: string
  readonly category: string
  readonly message: string
  readonly status: 'ERROR' | 'WARNING'
}

/** Takes a category, a code and words; returns the remark, an error unless it is said. */
export function remark(
  category: string,
  code: string,
  message: string,
  type: Remark['type'] = 'ERROR',
): Remark {
  return { type, code, category, message, status: type }
}
