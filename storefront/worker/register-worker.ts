/** What the page has loaded of its own files so far: the worker was not there to see it. */
function loadedFiles(): string[] {
  const files = performance.getEntriesByType('resource').map(({ name }) => new URL(name).pathname)
  return [...new Set(files.filter((path) => path.startsWith('/_s/')))]
}

/**
 * Asks the browser to keep this restaurant's worker; resolves to nothing where there is none to be had. A page that is
 * shown inside another (the menu editor's preview) keeps nothing.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.top !== window) return undefined
  try {
    const registration = await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' })
    const { active } = await navigator.serviceWorker.ready
    active?.postMessage(loadedFiles())
    return registration
  } catch {
    return undefined
  }
}
