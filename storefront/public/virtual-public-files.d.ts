declare module 'virtual:public-files' {
  /** Undefined in `npm run dev`: there React Router's client shows public pages, too. */
  export const publicFiles: import('./public-files.ts').PublicFiles | undefined
}
