/** The database gives no connection within the time that a person waits: 503, try again (safety 31). */
export class DatabaseBusy extends Error {
  override name = 'DatabaseBusy'
}
