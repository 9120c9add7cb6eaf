/** What of pg's own utilities is used, as its cursors use them: its types leave them out. */
declare module 'pg/lib/utils.js' {
  const utils: {
    /** How pg sends a value; throws for one that cannot be sent. */
    prepareValue(value: unknown): string | Buffer | null
  }
  export default utils
}
