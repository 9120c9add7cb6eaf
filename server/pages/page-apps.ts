import type { IncomingMessage, RequestListener } from 'node:http'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Settled } from '#server/core/deps.ts'
import { bareHost } from '#server/middleware/request-host.ts'
import { openAssets, type Assets } from './assets.ts'
import { consoleHost } from './find-site.ts'
import type { PageApp, PageAppName } from './page-app.ts'
import { followReactApp, loadReactApp } from './react-app.ts'
import { readTextFiles, type TextFiles } from './text-files.ts'
import { openViteApps } from './vite-apps.ts'

const pageAppNames: readonly PageAppName[] = ['storefront', 'console', 'platform']

/** The three apps with their static files. */
export interface PageApps {
  readonly apps: Readonly<Record<PageAppName, PageApp>>
  /** The code of the storefront's service worker; none in `npm run dev`, whose files change without a build. */
  readonly worker?: string
  /** Where the storefront's texts are; none in `npm run dev`. */
  readonly texts?: TextFiles
  /** None in `npm run dev`: there Vite serves them. */
  readonly assets: Partial<Record<PageAppName, Assets>>
  /** `npm run dev`: puts Vite before the listener. Otherwise returns the listener as it is. */
  wrapListener(rest: RequestListener): RequestListener
  close(): Promise<void>
}

/** Takes the project's folder, whether the apps come from their sources, and where they stand; returns them. Throws when one is not built. */
export function openPageApps(root: string, dev: boolean, settled: Settled): Promise<PageApps> {
  return dev ? openDevApps(root, settled) : openBuiltApps(root)
}

async function openBuiltApps(root: string): Promise<PageApps> {
  const load = async (name: PageAppName) => {
    const folder = join(root, 'build', name)
    return [name, await loadReactApp(folder), await openAssets(join(folder, 'client'))] as const
  }
  const worker = readFile(join(root, 'build', 'storefront', 'worker', 'worker.js'), 'utf8')
  const loaded = await Promise.all(pageAppNames.map(load))
  return {
    worker: await worker,
    texts: await readTextFiles(join(root, 'build', 'storefront')),
    apps: Object.fromEntries(loaded.map(([name, app]) => [name, app])) as Record<PageAppName, PageApp>,
    assets: Object.fromEntries(loaded.map(([name, , assets]) => [name, assets])),
    wrapListener: (rest) => rest,
    close: async () => {},
  }
}

// As their sources are, for `npm run dev`.
async function openDevApps(root: string, settled: Settled): Promise<PageApps> {
  const vite = await openViteApps(root, [...pageAppNames], settled.platformHost)
  const nameFor = ({ headers }: IncomingMessage): PageAppName => {
    const host = bareHost(headers.host ?? '')
    if (host === settled.platformHost) return 'platform'
    return host === consoleHost(settled) ? 'console' : 'storefront'
  }
  const follow = (name: PageAppName) => followReactApp(() => vite.loadBuild(name))
  return {
    apps: { storefront: follow('storefront'), console: follow('console'), platform: follow('platform') },
    assets: {},
    wrapListener: (rest) => (request, response) =>
      vite.serveFiles(nameFor(request), request, response, () => rest(request, response)),
    close: () => vite.close(),
  }
}
