/** A file that stands in a PDF as another form of it: a PDF/A-3 (ISO 19005-3, level B). */
export interface ArchiveFile {
  readonly name: string
  readonly type: 'text/xml'
  readonly bytes: Uint8Array<ArrayBuffer>
  readonly at: Date
}

/** Takes a document's title; returns it as an archive may have it: pdfkit 0.20.2 writes it unescaped into the XML of its metadata. */
export function archiveTitle(title: string): string {
  return title.replaceAll('&', '＆').replaceAll('<', '‹').replaceAll('>', '›')
}

/** What of pdfkit's options makes the document an archive: its own version of PDF, and sRGB as what its colours mean. */
export const archiveOptions = { subset: 'PDF/A-3b', pdfVersion: '1.7' } as const

/** What pdfkit has to know of a file; its types leave the relationship out. */
export function attachmentOptions({ name, type, at }: ArchiveFile) {
  return { name, type, creationDate: at, modifiedDate: at, relationship: 'Alternative' }
}
