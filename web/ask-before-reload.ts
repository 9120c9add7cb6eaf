import type { Plugin } from 'vite'

/**
 * Part of an app's build. React Router reloads the page each time that a part of it fails to load; spec 9 allows one
 * reload per 60 seconds, and what was not sent yet must not be lost. So it asks first, by Vite's own event for the same
 * trouble (reload-on-failed-part.ts).
 */
export function askBeforeReload(): Plugin {
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
