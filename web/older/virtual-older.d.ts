declare module 'virtual:older' {
  /** Address of the script for older browsers; empty in `npm run dev` and in the browser's own build, which never asks. */
  export const olderScript: string
}

/** Loaded for what they add; the package has no types. */
declare module 'core-js/actual/*'
