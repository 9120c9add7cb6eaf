import { setTimeout as wait } from 'node:timers/promises'
import {
  decodeCatalogue,
  encodeCatalogue,
  findDocument,
  listUndocumented,
  saveDocument,
} from '../store/menu/catalogue-document.ts'
import { loadContent, loadLive, type Catalogue } from '../store/menu/catalogue.ts'
import type { Database, TenantDb } from '../database/tenant-db.ts'

/** A catalogue, and how long the text of its content is. */
export interface Loaded {
  readonly catalogue: Catalogue
  readonly length: number
}

/** Reads catalogues from their stored documents, and stores those that are missing (decision 0228). */
export interface CatalogueDocuments {
  /** Takes a snapshot handle; returns the content as that moment sees it: by its document, else from the tables. */
  load(db: TenantDb): Promise<Loaded>
  /** Makes the documents of all whose content has none or an old one, a little at a time; ends when there are none left. */
  fill(): Promise<void>
  /** A tenant's content has changed: its document is made once the change has come to rest. */
  changed(tenantId: string): void
  /** Stores what was read from tables and waits; then stops. */
  stop(): Promise<void>
}

interface Made {
  readonly version: number
  readonly document: Buffer
}

/** After a change others often follow: a document is written once they have. */
const restMs = 2000
/** After that the content is looked at by whichever process comes first; the others find its document. */
const lookAfterMs = 5000
/** About what an item with its options takes in a document. */
const charactersPerItem = 2000
/** The filling takes a quarter of its own time at most, so that those who visit meanwhile hardly notice it. */
const restPerWork = 3
const leastRestMs = 20
/** On a machine that is busy with other things the work takes longer, not more. */
const mostRestMs = 250

/**
 * Takes the database, what names this program's build (none: documents are neither read nor written, as in `npm run dev`,
 * whose program changes while it runs) and what is told of failures.
 */
export function makeCatalogueDocuments(
  db: Database,
  build: string | undefined,
  report: (error: unknown) => void,
): CatalogueDocuments {
  const { signal, abort } = makeStop()
  const saves = makeSaves((tenantId, made) =>
    db.single(tenantId, (own) => saveDocument(own, build ?? '', made)).catch(report),
  )
  const keep = (tenantId: string, made: Made) => {
    // a tenant without a version yet has no content that could change
    if (build !== undefined && made.version > 0 && !signal.aborted) saves.add(tenantId, made)
  }
  const stale = new Set<string>()
  let looking: NodeJS.Timeout | undefined

  async function load(own: TenantDb): Promise<Loaded> {
    if (build === undefined) return loadTables(own, await loadLive(own), { report, keep })
    const [found, live] = await Promise.all([findDocument(own, build), loadLive(own)])
    const { tenantId } = own
    const stored = found?.document && decodeCatalogue(found.document, { tenantId, version: found.version })
    if (stored) return { catalogue: { ...stored.content, ...live }, length: stored.length }
    if (found?.document) report(new Error(`the stored catalogue of ${tenantId} is broken: it is made again`))
    return loadTables(own, live, { report, keep })
  }

  async function fill(): Promise<void> {
    if (build === undefined) return
    const tenants = await db.platform((platform) => listUndocumented(platform, build))
    // several processes that start at once begin at different ones
    const from = Math.floor(Math.random() * tenants.length)
    for (const tenantId of [...tenants.slice(from), ...tenants.slice(0, from)]) {
      if (signal.aborted) return
      await wait(await look(tenantId), undefined, { ref: false, signal }).catch(() => {})
    }
  }

  /** Takes a tenant; makes its document if there is none of now, and returns how long to rest from it. */
  async function look(tenantId: string): Promise<number> {
    const began = performance.now()
    await db.snapshot(tenantId, load).catch(report)
    return Math.min(mostRestMs, Math.max(leastRestMs, (performance.now() - began) * restPerWork))
  }

  async function lookAtStale(): Promise<void> {
    looking = undefined
    const tenants = [...stale]
    stale.clear()
    for (const tenantId of tenants) if (!signal.aborted) await look(tenantId)
  }

  return {
    load,
    fill,
    changed(tenantId) {
      if (build === undefined || signal.aborted) return
      stale.add(tenantId)
      looking ??= setTimeout(() => void lookAtStale(), lookAfterMs * (1 + Math.random())).unref()
    },
    async stop() {
      abort()
      clearTimeout(looking)
      await saves.finish()
    },
  }
}

/** Reads the content from its tables, and gives its document to be kept. */
async function loadTables(
  own: TenantDb,
  live: Awaited<ReturnType<typeof loadLive>>,
  { report, keep }: { report: (error: unknown) => void; keep: (tenantId: string, made: Made) => void },
): Promise<Loaded> {
  const content = await loadContent(own)
  const catalogue = { ...content, ...live }
  try {
    const { bytes: document, length } = encodeCatalogue(content)
    keep(own.tenantId, { version: content.version, document })
    return { catalogue, length }
  } catch (error) {
    // content that no document can hold is content all the same
    report(error)
    return { catalogue, length: content.items.size * charactersPerItem }
  }
}

function makeStop() {
  const stop = new AbortController()
  return { signal: stop.signal, abort: () => stop.abort() }
}

/** What is to be stored, the newest of each tenant, one after the other once it has come to rest. */
function makeSaves(save: (tenantId: string, made: Made) => Promise<unknown>) {
  const waiting = new Map<string, Made>()
  let timer: NodeJS.Timeout | undefined
  let saving = Promise.resolve()
  async function saveAll(): Promise<void> {
    for (const [tenantId, made] of waiting) {
      waiting.delete(tenantId)
      await save(tenantId, made)
    }
  }
  function finish(): Promise<void> {
    clearTimeout(timer)
    timer = undefined
    saving = saving.then(saveAll)
    return saving
  }
  return {
    finish,
    add(tenantId: string, made: Made): void {
      waiting.set(tenantId, made)
      timer ??= setTimeout(() => void finish(), restMs).unref()
    },
  }
}
