/**
 * Asks the browser to keep this restaurant's worker; resolves to nothing where there is none to be had. A page that is
 * shown inside another (the menu editor's preview) keeps nothing.
 */
export async function registerWorker(): Promise<ServiceWorkerRegistration | undefined> {
  if (!import.meta.env.PROD || !('serviceWorker' in navigator) || window.top !== window) return undefined
  try {
    return await navigator.serviceWorker.register('/worker.js', { updateViaCache: 'none' })
  } catch {
    return undefined
  }
}
