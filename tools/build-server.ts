import { join } from 'node:path'

/**
 * Packages that a start reads whole and that are many small files: they are put into the built server. All others stay where
 * npm put them, so that what is native, what the pages load as well (React Router) and what is loaded at its first use is there once.
 */
const packed = ['kysely', 'zod', 'hono', /^@hono\//, '@asteasolutions/zod-to-openapi']

/** What a start loads, in `build/server`. */
export const serverEntry = 'main.js'

/** Takes the project's folder; builds the server into `build/server`. Decision 0112. */
export async function buildServer(root: string): Promise<void> {
  const { build } = await import('vite')
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    ssr: { noExternal: packed },
    build: {
      ssr: true,
      target: 'node24',
      outDir: join(root, 'build/server'),
      emptyOutDir: true,
      // an error's stack is read by people
      minify: false,
      rolldownOptions: {
        input: { main: join(root, 'server/main.ts') },
        output: { entryFileNames: serverEntry, chunkFileNames: 'chunks/[name]-[hash:8].js' },
      },
    },
  })
}
