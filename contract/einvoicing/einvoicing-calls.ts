const of = (branchId: string) => `/api/v1/staff/einvoicing/${branchId}`

/** Takes a branch and a document; returns where its XML is. */
export function xmlPath(branchId: string, documentId: string): string {
  return `${of(branchId)}/documents/${documentId}/xml`
}

/** Takes a branch and two days (YYYY-MM-DD); returns where its documents of that time are as a ZIP. */
export function archivePath(branchId: string, { from, to }: { from: string; to: string }): string {
  return `${of(branchId)}/archive?from=${from}&to=${to}`
}
