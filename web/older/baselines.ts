/** The oldest browsers in which an app works whole; below them its pages only show (decision 0260). Versions as browser-compat-data names them. */
export const baselines = {
  storefront: {
    chrome: 103,
    webview_android: 103,
    samsunginternet_android: 20,
    firefox: 115,
    safari: 15.6,
    safari_ios: 15.6,
  },
  platform: {
    chrome: 103,
    webview_android: 103,
    samsunginternet_android: 20,
    firefox: 115,
    safari: 15.6,
    safari_ios: 15.6,
  },
  console: { chrome: 109, firefox: 115, safari: 16.4, safari_ios: 16.4 },
} as const

export type AppName = keyof typeof baselines

/** Takes an app; returns what its scripts and styles are compiled for, as Vite names it. */
export function buildTarget(app: AppName): string[] {
  const { chrome, firefox, safari } = baselines[app]
  return [`chrome${chrome}`, `firefox${firefox}`, `safari${safari}`]
}
