import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import type { Plugin } from 'vite'

/**
 * React Router reloads the page each time that a part of it fails to load; spec 9 allows one reload per 60 seconds. So
 * it asks first, by Vite's own event for the same trouble (shell/reload-on-failed-part.ts).
 */
function askBeforeReload(): Plugin {
  const reload = 'window.location.reload();'
  const ask = `if (window.dispatchEvent(new Event('vite:preloadError', { cancelable: true }))) throw error;`
  return {
    name: 'ask-before-reload',
    transform(code, id) {
      if (!/[\\/]ssr[\\/]routeModules\.js$/.test(id)) return undefined
      if (!code.includes(reload)) throw new Error('React Router no longer reloads where it did')
      return { code: code.replace(reload, ask), map: null }
    },
  }
}

export default defineConfig({
  plugins: [reactRouter(), askBeforeReload()],
  // its own folder, so that the files of the three apps never collide
  build: { assetsDir: '_s', assetsInlineLimit: 0, emptyOutDir: true },
  // a menu page repeats its class names a thousand times
  css: { modules: { generateScopedName: '[hash:base64:5]' } },
  environments: {
    client: {
      build: {
        rolldownOptions: {
          output: {
            // the first view in two files in place of sixty: one dictionary for all of it makes it a tenth smaller
            codeSplitting: {
              groups: [
                { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/, priority: 2 },
                {
                  name: 'first',
                  test: /storefront[\\/](menu[\\/]menu-screen|shell[\\/]shell|root)\.tsx$/,
                  priority: 1,
                },
                // the cart beside the menu, which a wide first view has too
                { name: 'cart', test: /storefront[\\/]cart[\\/]cart-panel\.tsx$/, priority: 1 },
                { name: 'home', test: /storefront[\\/]home[\\/]home-screen\.tsx$/, priority: 1 },
              ],
            },
          },
        },
      },
    },
  },
})
