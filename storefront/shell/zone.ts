/** The zones of pages, by the same table as the server's rules for scripts and frames (safety 25). */
export { pageZone as zoneOf } from '#domain/delivery/page-zone.ts'
