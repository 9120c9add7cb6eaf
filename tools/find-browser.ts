import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'

/** What Playwright and Lighthouse need to start a browser: the program, its flags and its environment. */
export type Browser = { executablePath: string; args: string[]; env: Record<string, string> }

const installed = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--font-render-hinting=none',
]

const ownEnvironment = (): Record<string, string> => {
  const pairs = Object.entries(process.env).filter((pair): pair is [string, string] => pair[1] !== undefined)
  // A browser without a writable home fails to start; an empty HOME is allowed here.
  return { ...Object.fromEntries(pairs), HOME: existsSync(homedir()) ? homedir() : tmpdir() }
}

const packageFolder = (): string =>
  fileURLToPath(new URL('../node_modules/@sparticuz/chromium/', import.meta.url))

const unpack = async (target: string): Promise<void> => {
  mkdirSync(join(target, '..'), { recursive: true })
  const half = mkdtempSync(`${target}-`)
  const entry = pathToFileURL(join(packageFolder(), 'build/esm/index.js')).href
  // The package unpacks into the temporary folder, and its shared libraries only where it believes to be on Lambda.
  const child = spawn(
    process.execPath,
    [
      '--input-type=module',
      '-e',
      `const m = await import(${JSON.stringify(entry)}); await m.default.executablePath()`,
    ],
    { env: { ...process.env, TMPDIR: half, AWS_EXECUTION_ENV: 'AWS_Lambda_nodejs24.x' }, stdio: 'inherit' },
  )
  const [code] = (await once(child, 'exit')) as [number | null]
  if (code !== 0) throw new Error('The browser that npm brought could not be unpacked.')
  const fonts = join(target, 'fonts', 'fonts')
  const settings = `<fontconfig><dir>${fonts}</dir><dir>/usr/share/fonts</dir><cachedir>${join(target, 'font-cache')}</cachedir></fontconfig>`
  writeFileSync(join(half, 'fonts', 'fonts.conf'), `<?xml version="1.0"?>\n${settings}\n`)
  try {
    renameSync(half, target)
  } catch (error) {
    rmSync(half, { recursive: true, force: true })
    if (!existsSync(join(target, 'chromium'))) throw error
  }
}

/**
 * Finds what BROWSER_PATH names, else the machine's own Chromium, or unpacks the one that npm brought (once, offline, beside
 * node_modules). BROWSER_PATH=npm: that one, whatever the machine has.
 */
export const findBrowser = async (): Promise<Browser> => {
  const named = process.env['BROWSER_PATH']
  const own = named === 'npm' ? undefined : named || installed.find((path) => existsSync(path))
  if (own) return { executablePath: own, args, env: ownEnvironment() }
  if (process.platform !== 'linux' || process.arch !== 'x64')
    throw new Error('No browser found: install Chrome, or set BROWSER_PATH to a Chromium program.')
  const version = (
    JSON.parse(readFileSync(join(packageFolder(), 'package.json'), 'utf8')) as { version: string }
  ).version
  const folder = fileURLToPath(new URL(`../node_modules/.cache/chromium-${version}`, import.meta.url))
  if (!existsSync(join(folder, 'chromium'))) await unpack(folder)
  const env = ownEnvironment()
  const libraries = [join(folder, 'al2023', 'lib'), env['LD_LIBRARY_PATH']].filter(Boolean).join(':')
  return {
    executablePath: join(folder, 'chromium'),
    args,
    env: { ...env, LD_LIBRARY_PATH: libraries, FONTCONFIG_PATH: join(folder, 'fonts') },
  }
}
