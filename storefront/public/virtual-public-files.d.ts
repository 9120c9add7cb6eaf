declare module 'virtual:public-files' {
  import type { PublicFiles } from '#storefront/public/public-files.ts'

  /** Undefined in `npm run dev`: there React Router's client shows public pages, too. */
  export const publicFiles: PublicFiles | undefined
}
