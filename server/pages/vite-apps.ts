import type { IncomingMessage, ServerResponse } from 'node:http'
import { createServer as createTcpServer } from 'node:net'
import type { ServerBuild } from 'react-router'
import type { ViteDevServer } from 'vite'

/** The apps straight from their sources, for `npm run dev`: pages reload on change. */
export interface ViteApps {
  /** Answers what is Vite's own (modules, styles, reload client) for the host's app; else calls `next`. */
  serveFiles(app: string, request: IncomingMessage, response: ServerResponse, next: () => void): void
  /** What `build/<app>/server/index.js` exports, as the sources are now. */
  loadBuild(app: string): Promise<ServerBuild>
  close(): Promise<void>
}

/** Takes the project's folder, the apps' names and the platform's host; starts one Vite for each app. */
export async function openViteApps(root: string, apps: string[], platformHost: string): Promise<ViteApps> {
  // Not part of a production start.
  const { createServer } = await import('vite')
  const servers = new Map<string, ViteDevServer>()
  for (const app of apps) {
    const port = await findFreePort()
    const server = await createServer({
      root: `${root}/${app}`,
      // The other loader writes files of its own while it reads the config.
      configLoader: 'runner',
      // One each: they would throw away each other's prepared packages.
      cacheDir: `${root}/node_modules/.vite/${app}`,
      appType: 'custom',
      server: { middlewareMode: true, hmr: { port }, allowedHosts: [platformHost, `.${platformHost}`] },
    })
    servers.set(app, server)
  }
  const serverOf = (app: string) => {
    const server = servers.get(app)
    if (!server) throw new Error(`There is no app ${app}`)
    return server
  }
  return {
    serveFiles: (app, request, response, next) => serverOf(app).middlewares(request, response, next),
    loadBuild: async (app) =>
      (await serverOf(app).ssrLoadModule('virtual:react-router/server-build')) as unknown as ServerBuild,
    async close() {
      await Promise.all([...servers.values()].map((server) => server.close()))
    },
  }
}

// Each Vite tells its pages of changes on a port of its own: the hosts of the apps share the product's port.
function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createTcpServer()
    server.once('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => (typeof address === 'object' && address ? resolve(address.port) : reject(address)))
    })
  })
}
