import { settingText, type Settings } from './settings.ts'

/** Whom a tenant may tell of its visitors' steps. Spec 3, 7. */
const trackingProviders = [
  'google_analytics',
  'google_tag_manager',
  'facebook_pixel',
  'snapchat_pixel',
  'tiktok_pixel',
] as const
export type TrackingProvider = (typeof trackingProviders)[number]

/** A code that runs on the pages. */
export interface RunningCode {
  readonly provider: TrackingProvider
  readonly web_code: string
}

/** A row as it stands: the spec's tracking code. */
export interface TrackingCode {
  readonly provider: string
  readonly web_code: string
  readonly enable: boolean
}

const shapes: Readonly<Record<TrackingProvider, RegExp>> = {
  // spec 5: G- or UA- followed by letters, digits, hyphens
  google_analytics: /^(?:G|UA)-[A-Za-z0-9-]+$/,
  google_tag_manager: /^GTM-[A-Z0-9]+$/,
  facebook_pixel: /^\d{5,20}$/,
  snapchat_pixel: /^[0-9a-f-]{36}$/,
  tiktok_pixel: /^[A-Z0-9]{10,40}$/,
}

/** Takes a provider and a code; returns whether it has that provider's shape. Spec 5 for Google's, the others by theirs. */
export function isTrackingCode(provider: TrackingProvider, code: string): boolean {
  return code.length <= 100 && shapes[provider].test(code)
}

/** Takes a tenant's rows and settings; returns its tracking codes as the API tells them: a row wins over the setting. Spec 7. */
export function trackingCodes(rows: readonly TrackingCode[], settings: Settings): TrackingCode[] {
  const own = trackingProviders.flatMap((provider): TrackingCode[] => {
    const web_code = settingText(settings, `tracking_codes.${provider}`)
    const taken = rows.some((row) => row.provider === provider)
    return web_code && !taken ? [{ provider, web_code, enable: true }] : []
  })
  return [...rows, ...own]
}

/**
 * Takes a tenant's tracking codes; returns those that run: enabled, of a known provider, in its shape. Google stopped
 * taking UA- codes in 2024: they are valid (spec 5) and load nothing.
 */
export function runningCodes(codes: readonly TrackingCode[]): RunningCode[] {
  return trackingProviders.flatMap((provider) => {
    const code = codes.find((one) => one.provider === provider)
    const runs = code?.enable && isTrackingCode(provider, code.web_code) && !code.web_code.startsWith('UA-')
    return runs ? [{ provider, web_code: code.web_code }] : []
  })
}
