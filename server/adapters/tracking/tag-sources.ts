import type { RunningCode, TrackingProvider } from '#domain/site/tracking.ts'

interface Sources {
  readonly script: (code: string) => string
  readonly connect: readonly string[]
  readonly image: readonly string[]
  readonly frame: readonly string[]
}

const google = [
  'https://*.googletagmanager.com',
  'https://*.google-analytics.com',
  'https://*.analytics.google.com',
  'https://*.g.doubleclick.net',
  'https://*.google.com',
]

/** Where each provider's script is, and whom it talks to. */
const providers: Readonly<Record<TrackingProvider, Sources>> = {
  google_analytics: {
    script: (code) => `https://www.googletagmanager.com/gtag/js?id=${code}`,
    connect: google,
    image: google,
    frame: [],
  },
  // what a tag manager brings is its owner's to choose: it may talk to anyone, in a frame that holds nothing
  google_tag_manager: {
    script: (code) => `https://www.googletagmanager.com/gtm.js?id=${code}`,
    connect: ['https:'],
    image: ['https:'],
    frame: ['https:'],
  },
  facebook_pixel: {
    script: () => 'https://connect.facebook.net/en_US/fbevents.js',
    connect: ['https://www.facebook.com', 'https://connect.facebook.net'],
    image: ['https://www.facebook.com'],
    frame: [],
  },
  snapchat_pixel: {
    script: () => 'https://sc-static.net/scevent.min.js',
    connect: ['https://*.snapchat.com'],
    image: ['https://*.snapchat.com'],
    frame: ['https://tr.snapchat.com'],
  },
  tiktok_pixel: {
    script: (code) => `https://analytics.tiktok.com/i18n/pixel/events.js?sdkid=${code}&lib=ttq`,
    connect: ['https://analytics.tiktok.com', 'https://*.tiktokw.us'],
    image: ['https://analytics.tiktok.com'],
    frame: [],
  },
}

/** Takes the codes that run and whether this is a demo; returns the address of each one's script. */
export function tagScripts(
  codes: readonly RunningCode[],
  simulated: boolean,
): (RunningCode & { src: string })[] {
  return codes.map(({ provider, web_code }) => ({
    provider,
    web_code,
    src: simulated ? `/_sim/tracking/${provider}.js` : providers[provider].script(web_code),
  }))
}

/**
 * Takes the codes that run, the hash of the frame's own script, the origins that may show the frame, and whether this is
 * a demo; returns the frame's Content-Security-Policy. What the frame's script brings may bring more ('strict-dynamic',
 * since a tag manager's tags are not known beforehand); all else is what these providers need. Safety 25.
 */
export function tagFramePolicy(
  codes: readonly RunningCode[],
  { hash, parents, simulated }: { hash: string; parents: readonly string[]; simulated: boolean },
): string {
  const of = (what: 'connect' | 'image' | 'frame') =>
    simulated ? [] : [...new Set(codes.flatMap(({ provider }) => providers[provider][what]))]
  const directives = [
    ['default-src', "'none'"],
    ['script-src', hash, "'strict-dynamic'"],
    ['connect-src', "'self'", ...of('connect')],
    ['img-src', "'self'", ...of('image')],
    ['frame-src', ...(of('frame').length > 0 ? of('frame') : ["'none'"])],
    ['frame-ancestors', ...parents],
    ['form-action', "'none'"],
    ['base-uri', "'none'"],
  ]
  return directives.map((directive) => directive.join(' ')).join('; ')
}
