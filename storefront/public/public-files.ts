/** Files of the client, by their addresses: what one needs comes before it. */
export interface NamedFiles {
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Where the build put the client of public pages (storefront/name-public-files.ts). */
export interface PublicFiles extends NamedFiles {
  readonly entry: string
  /** What each view needs beside it, by the view's name. */
  readonly views: Readonly<Record<string, NamedFiles>>
}
