import { reactRouter } from '@react-router/dev/vite'
import { writeFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { build, defineConfig } from 'vite'
import type { Plugin } from 'vite'
import { askBeforeReload } from '#web/ask-before-reload.ts'
import { buildTarget } from '#web/older/baselines.ts'
import { forOlderBrowsers } from '#web/older/for-older-browsers.ts'
import { takeInIcons } from '#web/take-in-icons.ts'
import { namePublicFiles } from './name-public-files.ts'

/** What makes lucide's drawings into components is our own, ui/make-icon.ts: theirs is two kilobytes of the first view. */
function makeIconsSmall(): Plugin {
  let made = false
  return {
    name: 'make-icons-small',
    enforce: 'pre',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    resolveId(source, importer) {
      if (!source.endsWith('/createLucideIcon.mjs') || !importer?.includes('lucide-react')) return undefined
      made = true
      return fileURLToPath(new URL('../ui/make-icon.ts', import.meta.url))
    },
    // each line of a drawing has a random key, which nothing needs that draws all of them in order; all are 24 px
    transform: (code, id) =>
      /lucide-react[\\/].*[\\/]icons[\\/]/.test(id)
        ? { code: code.replaceAll(/,\s*key: "\w+"|^ *size: 24,$/gm, ''), map: null }
        : undefined,
    buildEnd(error) {
      if (!error && !made) throw new Error('lucide-react no longer makes its icons where it did')
    },
  }
}

/**
 * The service worker is one file of its own beside the app's: what a browser compares to see whether there is a new one.
 * It stands outside of the client's folder, since the server writes whose it is before it (server/pages/worker-file.ts).
 */
function buildWorker(): Plugin {
  return {
    name: 'build-worker',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async closeBundle() {
      const entry = fileURLToPath(new URL('worker/worker.ts', import.meta.url))
      const outDir = fileURLToPath(new URL('../build/storefront/worker', import.meta.url))
      await build({
        configFile: false,
        logLevel: 'warn',
        publicDir: false,
        build: {
          outDir,
          emptyOutDir: true,
          target: buildTarget('storefront'),
          lib: { entry, formats: ['iife'], name: 'worker', fileName: () => 'worker.js' },
        },
      })
    },
  }
}

/**
 * Notes which files hold the texts: the first script asks for its language's alone, and the server names them in the page
 * (server/pages/text-files.ts), so that they come with the script and not after it.
 */
function noteTexts(): Plugin {
  return {
    name: 'note-texts',
    apply: 'build',
    applyToEnvironment: ({ name }) => name === 'client',
    async writeBundle(_, bundle) {
      const files = Object.values(bundle).flatMap((file) => {
        const [, language, name] =
          ('facadeModuleId' in file &&
            /i18n[\\/](\w\w)[\\/]((?:later-)?texts)\.ts$/.exec(file.facadeModuleId ?? '')) ||
          []
        return language && name ? [[`${language}-${name}`, `/${file.fileName}`] as const] : []
      })
      if (files.length !== 4) throw new Error('The texts are no longer four files')
      const note = fileURLToPath(new URL('../build/storefront/texts.json', import.meta.url))
      await writeFile(note, JSON.stringify(Object.fromEntries(files)))
    },
  }
}

export default defineConfig({
  plugins: [
    reactRouter(),
    askBeforeReload(),
    takeInIcons(),
    makeIconsSmall(),
    noteTexts(),
    namePublicFiles(),
    forOlderBrowsers('storefront'),
    buildWorker(),
  ],
  // its own folder, so that the files of the three apps never collide
  build: {
    assetsDir: '_s',
    assetsInlineLimit: 0,
    minify: 'terser',
    terserOptions: {
      compress: { passes: 3, ecma: 2020, pure_getters: true, keep_fargs: false },
      format: { ecma: 2020 },
      safari10: false,
    },
    emptyOutDir: true,
    // of a part that comes later its styles are named ahead; its scripts it names itself, most of them are here by then,
    // and a hundred file names that do not compress are no part of a first view
    modulePreload: { resolveDependencies: (_, files) => files.filter((file) => file.endsWith('.css')) },
  },
  // a menu page repeats its class names a thousand times
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          // what is read and never used is left out: a third of a kilobyte of each first view
          treeshake: { propertyReadSideEffects: false },
          output: {
            // the first view names every file that may come later, so their names are short: a kilobyte of what does not
            // compress is gone from it
            entryFileNames: '_s/[hash:7].js',
            chunkFileNames: '_s/[hash:7].js',
            // fonts and pictures keep the names that the server's build gives them: under another one each is fetched twice
            assetFileNames: ({ names }) =>
              names[0]?.endsWith('.css') ? '_s/[hash:7][extname]' : '_s/[name]-[hash][extname]',
            // a first view in a few files in place of sixty: one dictionary for all of a file makes it a tenth smaller
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 4 },
                // what every public page begins with; what others share of it comes from here, too
                {
                  name: 'frame',
                  test: /storefront[\\/](public[\\/]public-document|shell[\\/](page-head|local-link|language-link|logo|money)|customers[\\/](account-button|order-again-hint|order-here)|menu[\\/]section-id|ordering[\\/]cart[\\/]branch-choice|shell[\\/]load-shop-client|public[\\/](late-router|public-link)|customers[\\/]sign-in[\\/]sign-in-state)\.tsx?$|[\\/]ui[\\/](icon|button|icon-button|empty|note|badge|text[\\/](n|price))\.tsx$|[\\/]domain[\\/]core[\\/](order-type|search-fold|digits)\.ts$|[\\/]i18n[\\/]\w\w[\\/]at-table\.ts$|[\\/]web[\\/](marked|use-alive|use-typed-early)\.tsx?$|[\\/]pictures[\\/]basket\.webp|lucide-react[\\/].*[\\/](shopping-bag|utensils|x|search|map-pin|chevron-(left|down))\.m?js$/,
                  priority: 3.9,
                },
                // what the compiler writes in older words
                { name: 'words', test: /@oxc-project.runtime/, priority: 3.95 },
                // of the pages that are made for one visitor: public ones have a client of their own
                { name: 'router', test: /node_modules[\\/]react-router[\\/]/, priority: 3.8 },
                // what shows a dish, alone or among others
                {
                  name: 'plates',
                  test: /storefront[\\/](i18n[\\/]say|ordering[\\/]cart[\\/]cart-refusal|branches[\\/]use-own-way)\.tsx?$|[\\/]ui[\\/](plate-picture|fields[\\/]stepper)\.tsx$|[\\/]domain[\\/]core[\\/]limit-values\.ts$/,
                  priority: 3.75,
                },
                // dishes on home, menu and cart
                {
                  name: 'dishes',
                  test: /storefront[\\/]menu[\\/](item-tile|item[\\/]item-sheet-host)\.tsx$/,
                  priority: 3.7,
                },
                // above and below the menu and an item
                {
                  name: 'around',
                  test: /storefront[\\/](menu[\\/](menu-header|menu-cart-bar)|branches[\\/]branch-button)\.tsx$/,
                  priority: 3.6,
                },
                {
                  name: 'menu',
                  test: /storefront[\\/]menu[\\/](menu-screen|pack-menu)\.tsx?$/,
                  priority: 3.5,
                },
                // above and below all other public pages
                {
                  name: 'site',
                  test: /storefront[\\/]shell[\\/](site-header|site-footer|tabs)\.tsx$/,
                  priority: 3.4,
                },
                { name: 'home', test: /storefront[\\/]site[\\/]home[\\/]home-screen\.tsx$/, priority: 3.3 },
                { name: 'choice', test: /storefront[\\/]i18n[\\/]use-choice-text\.ts$/, priority: 3.2 },
                {
                  name: 'branches',
                  test: /storefront[\\/]branches[\\/]branches-screen\.tsx$/,
                  priority: 3.1,
                },
                // an item alone, and its sheet
                {
                  name: 'item',
                  test: /storefront[\\/]menu[\\/]item[\\/](item-choices|item-foot|item-info|use-item-choice)\.tsx?$/,
                  priority: 3,
                },
                // what public pages load when they rest, or once it is needed
                {
                  name: 'late',
                  test: /storefront[\\/](ordering[\\/]cart[\\/]full-cart|customers[\\/]full-customer)\.tsx$/,
                  priority: 2.9,
                },
                // the cart beside the menu, which a wide first view has too
                {
                  name: 'cart',
                  test: /storefront[\\/]ordering[\\/]cart[\\/]cart-panel\.tsx$/,
                  priority: 2.8,
                },
                // the live line, which public pages load when they rest
                { name: 'live', test: /storefront[\\/]live[\\/]live-line\.ts$/, priority: 2.5 },
                // what many other pages share: one file, or the list of who needs which grows with every page
                {
                  name: 'often',
                  test: /[\\/](storefront|ui|domain|web|contract|lucide-react)[\\/]/,
                  minShareCount: 8,
                  priority: 2,
                },
                // what checkout shares with a few others: a dozen files of some hundred bytes each, in one
                {
                  name: 'checkout',
                  test: /storefront[\\/](delivery[\\/](terms|new-address-path|use-stored-address|use-point-answer|stored-places|alternatives)|loyalty[\\/]coupon[\\/](coupon-card|used-coupon|code-field)|customers[\\/]use-points|branches[\\/]scheduled-intent|ordering[\\/]cart[\\/]order-intent)\.tsx?$|lucide-react[\\/].*[\\/](building-2|credit-card|calendar-clock)\.m?js$/,
                  minShareCount: 2,
                  priority: 1,
                },
                // an order's pages share these; checkout, whose guest sees the order next, takes it along
                {
                  name: 'order',
                  test: /storefront[\\/](routes[\\/]order[\\/](order-screen|use-now)|customers[\\/]reorder-button|i18n[\\/]use-driver-text)\.tsx?$|[\\/]ui[\\/]fields[\\/]stars\.tsx$/,
                  minShareCount: 2,
                  priority: 1,
                },
              ],
            },
          },
        },
      },
    },
  },
})
