import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'
import type { NamedFiles, PublicFiles } from './public/public-files.ts'

const entry = fileURLToPath(new URL('public/start.tsx', import.meta.url))
const name = 'virtual:public-files'

type Bundle = Rolldown.OutputBundle
type Chunk = Rolldown.OutputChunk

/**
 * Part of the storefront's build: the client of public pages is an entry beside React Router's. The server learns where its
 * files are, so that a page names all that it begins with; and nothing that it may ever load knows React Router.
 */
export function namePublicFiles(): Plugin {
  let files: PublicFiles | undefined
  return {
    name: 'name-public-files',
    buildStart() {
      if (this.environment.name === 'client' && this.environment.mode === 'build')
        this.emitFile({ type: 'chunk', id: entry })
    },
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const publicFiles = ${JSON.stringify(files)}` : undefined),
    writeBundle(_, bundle) {
      if (this.environment.name === 'client')
        files = filesOf(bundle, (module) => this.getModuleInfo(module)?.importedIds ?? [])
    },
  }
}

function filesOf(bundle: Bundle, importsOf: (module: string) => readonly string[]): PublicFiles {
  const chunks = Object.values(bundle).filter((file): file is Chunk => file.type === 'chunk')
  const start = chunks.find((chunk) => chunk.facadeModuleId === entry)
  if (!start) throw new Error('The client of public pages was not built')
  refuseReactRouter(bundle, start, importsOf)
  const views = chunks.flatMap((chunk) =>
    chunk.moduleIds.flatMap((id) => {
      const view = /[\\/]routes[\\/].*[\\/]([\w-]+)-view\.tsx$/.exec(id)?.[1]
      return view === undefined ? [] : [[view, named(bundle, chunk)] as const]
    }),
  )
  return { entry: `/${start.fileName}`, ...named(bundle, start), views: Object.fromEntries(views) }
}

/** Takes a chunk; returns the files that the browser needs for it, each after what it needs itself. */
function named(bundle: Bundle, chunk: Chunk): NamedFiles {
  const all = withImports(bundle, chunk, ({ imports }) => imports)
  return {
    scripts: all.map(({ fileName }) => `/${fileName}`),
    styles: [...new Set(all.flatMap((one) => [...(one.viteMetadata?.importedCss ?? [])]))].map(
      (file) => `/${file}`,
    ),
  }
}

function withImports(
  bundle: Bundle,
  chunk: Chunk,
  importsOf: (chunk: Chunk) => readonly string[],
  seen = new Set<Chunk>(),
): Chunk[] {
  if (seen.has(chunk)) return []
  seen.add(chunk)
  const needed = importsOf(chunk).flatMap((file) => {
    const one = bundle[file]
    return one?.type === 'chunk' ? withImports(bundle, one, importsOf, seen) : []
  })
  return [...needed, chunk]
}

/** Its hooks would find no router, and its weight is what public pages do without. */
function refuseReactRouter(
  bundle: Bundle,
  start: Chunk,
  importsOf: (module: string) => readonly string[],
): void {
  const all = withImports(bundle, start, (chunk) => [...chunk.imports, ...chunk.dynamicImports])
  const isRouter = (module: string) => /node_modules[\\/]react-router[\\/]/.test(module)
  const modules = all.flatMap(({ moduleIds }) => moduleIds)
  if (!modules.some(isRouter)) return
  const by = modules.filter((module) => !isRouter(module) && importsOf(module).some(isRouter))
  throw new Error(`Public pages would load React Router by ${by.join(', ')}`)
}
