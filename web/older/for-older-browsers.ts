import { createHash } from 'node:crypto'
import { fileURLToPath } from 'node:url'
import { build, type Plugin } from 'vite'
import { buildTarget, type AppName } from './baselines.ts'
import { olderStyles } from './older-styles.ts'

const name = 'virtual:older'

/**
 * Part of an app's build: what its browsers lack, by the baseline, in two files of their own (polyfills.ts, older-styles.ts).
 * The server learns where the script is, so that the first script of a page can ask for it.
 */
export function forOlderBrowsers(app: AppName): Plugin {
  let script = ''
  return {
    name: 'for-older-browsers',
    enforce: 'post',
    config: () => ({ build: { target: buildTarget(app), cssTarget: buildTarget(app) } }),
    resolveId: (id) => (id === name ? `\0${name}` : undefined),
    load: (id) => (id === `\0${name}` ? `export const olderScript = ${JSON.stringify(script)}` : undefined),
    async generateBundle(_, bundle) {
      if (this.environment.name !== 'client' || this.environment.mode !== 'build') return
      const sheets = Object.values(bundle).flatMap((file) =>
        file.type === 'asset' && file.fileName.endsWith('.css') ? [String(file.source)] : [],
      )
      const { css, has } = olderStyles(sheets)
      const styles = this.emitFile({ type: 'asset', fileName: `_s/older-${digest(css)}.css`, source: css })
      const source = await buildScript(app, `/${this.getFileName(styles)}`, has)
      script = `/_s/older-${digest(source)}.js`
      this.emitFile({ type: 'asset', fileName: script.slice(1), source })
    },
  }
}

const digest = (text: string) => createHash('sha256').update(text).digest('base64url').slice(0, 10)

async function buildScript(app: AppName, styles: string, has: readonly string[]): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      OLDER_STYLES: JSON.stringify(styles),
      OLDER_HAS: JSON.stringify(has),
    },
    build: {
      write: false,
      target: buildTarget(app),
      lib: {
        entry: fileURLToPath(
          new URL(app === 'console' ? 'polyfills-console.ts' : 'polyfills.ts', import.meta.url),
        ),
        formats: ['iife'],
        name: 'older',
        fileName: () => 'older.js',
      },
    },
  })
  const [made] = [built].flat()
  const chunk = made && 'output' in made ? made.output.find((file) => file.type === 'chunk') : undefined
  if (chunk?.type !== 'chunk') throw new Error('The script for older browsers was not built')
  return chunk.code
}
