import { serve } from '@hono/node-server'
import { pino } from 'pino'
import { createApp } from '#server/app.ts'
import { makeCatalogues } from '#server/catalogues.ts'
import { openDatabase } from '#server/database/open-databases.ts'
import type { Deps } from '#server/deps.ts'
import { makeGateways } from '#server/gateways.ts'
import { startHosts } from '#server/hosts.ts'
import { openOutsiders } from '#server/outsiders.ts'
import { openMaps } from '#server/open-maps.ts'
import { diskPictures } from '#server/outside/pictures/disk.ts'
import { makeSeal } from '#server/seal.ts'
import { makeSenders } from '#server/senders.ts'

// The API in a process of its own on the database of DATABASE_URL: for tests of what two processes do at once.
const db = openDatabase(process.env['DATABASE_URL'] ?? '')
const versions = { latest: () => undefined, healthy: () => false, onChange: () => {}, stop: () => {} }
const seal = makeSeal('a secret key of tests, long enough')
const deps: Deps = {
  settled: {
    mode: 'demo',
    platformHost: 'localhost',
    trustProxy: false,
    publicScheme: 'http',
    publicPort: 3000,
  },
  db,
  clock: () => Date.now(),
  log: pino({ level: 'silent' }),
  hosts: await startHosts(db, () => {}),
  versions,
  ...openOutsiders('demo', () => Date.now()),
  pictures: diskPictures(process.env['DATA_DIR'] ?? '.'),
  maps: (
    await openMaps({
      mode: 'live',
      map: { tilesUrl: undefined, geocoderUrl: undefined, attribution: '', geocoder: 'nominatim' },
    } as never)
  ).door,
  catalogues: makeCatalogues(db, versions),
  rateLimits: { pass: () => true },
  wakeRelay: () => {},
  seal,
  senders: makeSenders({ mode: 'demo' }),
  gateways: makeGateways([], seal, () => 'http://127.0.0.1'),
}
serve({ fetch: createApp(deps).fetch, port: 0, hostname: '127.0.0.1' }, ({ port }) =>
  process.send?.({ port }),
)
process.on('disconnect', () => process.exit(0))
