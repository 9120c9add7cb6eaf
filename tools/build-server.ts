/**
 * Builds the server of the project's folder that it is told, into `build/server` (decision 0112). A process of its own: what
 * the bundler takes of memory, 350 MB, would stay with the product that a start goes on to be.
 */
import { join } from 'node:path'
import { build } from 'vite'
import { serverEntry } from './build-product.ts'

/**
 * Packages that a start reads whole and that are many small files: they are put into the built server. All others stay where
 * npm put them, so that what is native, what the pages load as well (React Router) and what is loaded at its first use is there once.
 */
const packed = ['kysely', 'zod', 'hono', /^@hono\//, '@asteasolutions/zod-to-openapi']
const root = process.argv[2] ?? process.cwd()

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
      input: { main: join(root, 'server/start/main.ts') },
      output: { entryFileNames: serverEntry, chunkFileNames: 'chunks/[name]-[hash:8].js' },
    },
  },
})
