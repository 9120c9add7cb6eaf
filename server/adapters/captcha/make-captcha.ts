import type { Captcha, CaptchaKind, CaptchaSources, CaptchaVerdict } from './port.ts'

interface Service {
  script(language: string): string
  readonly verifyUrl: string
  readonly sources: CaptchaSources
}

const google = 'https://www.google.com/recaptcha/'
const hcaptcha = ['https://hcaptcha.com', 'https://*.hcaptcha.com']
const cloudflare = 'https://challenges.cloudflare.com'

const services: Readonly<Record<CaptchaKind, Service>> = {
  recaptcha_v2: {
    script: (language) => `https://www.google.com/recaptcha/api.js?render=explicit&hl=${language}`,
    verifyUrl: 'https://www.google.com/recaptcha/api/siteverify',
    sources: {
      'script-src': [google, 'https://www.gstatic.com/recaptcha/'],
      'frame-src': [google, 'https://recaptcha.google.com/recaptcha/'],
    },
  },
  hcaptcha: {
    script: (language) => `https://js.hcaptcha.com/1/api.js?render=explicit&hl=${language}`,
    verifyUrl: 'https://api.hcaptcha.com/siteverify',
    sources: {
      'script-src': hcaptcha,
      'frame-src': hcaptcha,
      'style-src': hcaptcha,
      'connect-src': hcaptcha,
    },
  },
  turnstile: {
    script: () => 'https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit',
    verifyUrl: 'https://challenges.cloudflare.com/turnstile/v0/siteverify',
    sources: { 'script-src': [cloudflare], 'frame-src': [cloudflare] },
  },
}

/** A service is not waited for longer: the guest presses again. */
const patienceMs = 5000

/** Stands in for all services, where nothing outside may be called. */
export interface CaptchaSimulator {
  /** Own path under which its scripts are served. */
  readonly path: string
  readonly keys: { readonly siteKey: string; readonly secret: string }
}

/** Takes how to fetch and, in a demo, the simulator that stands in for the services; returns the door to them. */
export function makeCaptcha(fetch: typeof globalThis.fetch, simulator?: CaptchaSimulator): Captcha {
  return {
    ownKeys: simulator?.keys,
    script: (kind, language) =>
      simulator ? `${simulator.path}/${kind}/api.js?hl=${language}` : services[kind].script(language),
    sources: (kind) => (simulator ? {} : services[kind].sources),
    async verify(kind, { secret, token, host }) {
      if (token === '') return 'wrong'
      const url = simulator
        ? `http://simulator${simulator.path}/${kind}/siteverify`
        : services[kind].verifyUrl
      try {
        const body = new URLSearchParams({ secret, response: token })
        const answer = await fetch(url, { method: 'POST', body, signal: AbortSignal.timeout(patienceMs) })
        return answer.ok ? judge(await answer.json(), host) : 'unreachable'
      } catch {
        return 'unreachable'
      }
    },
  }
}

/** All three answer alike: success, and the host that showed the puzzle. */
function judge(answer: unknown, host: string): CaptchaVerdict {
  if (typeof answer !== 'object' || answer === null || !('success' in answer)) return 'unreachable'
  const { success, hostname } = answer as { success: unknown; hostname?: unknown }
  return success === true && hostname === host ? 'human' : 'wrong'
}
