/** Browsers of guests and staff: below these a page only shows. docs/production.md says what share that leaves out. */
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

export type App = keyof typeof baselines
